import { fileURLToPath } from 'node:url'
import { getContainerRenderer } from '@astrojs/react/container-renderer'
import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { SSRManifest } from 'astro'
import { getViteConfig } from 'astro/config'
import type * as containers from 'astro/container'
import type * as renderers from 'astro:container'
import type { CDPSession } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { findTarget } from '../e2e/support/press.ts'
import { FIRM, ownedBy } from '../fixtures/owners.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

type AstroContainer = containers.experimental_AstroContainer
type Component = Parameters<AstroContainer['renderToString']>[0]
type Props = Readonly<Record<string, unknown>>
interface Renderer {
  server: ViteDevServer
  container: AstroContainer
}

/** The touch screens by the session of their page: two pages run files side by side. */
const touchScreens = new Map<string, CDPSession>()
let renderer: Promise<Renderer> | undefined
/** Rendered markup by component and props, so that a run renders nothing twice. */
const rendered = new Map<string, Promise<string>>()

/** Gives the page a touch screen or removes it. Playwright's `tap` needs one from the browser's start. */
export const setTouchScreen = defineBrowserCommand<[isThere: boolean]>(
  async ({ page, context, sessionId }, isThere) => {
    // After only switching it off, the page would still believe that no pointer can hover.
    await touchScreens.get(sessionId)?.detach()
    touchScreens.delete(sessionId)
    if (!isThere) return
    const touchScreen = await context.newCDPSession(page)
    touchScreens.set(sessionId, touchScreen)
    await touchScreen.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  },
)

export const press = defineBrowserCommand<[selector: string, times?: number]>(
  async ({ iframe, sessionId }, selector, times = 1) => {
    const touchScreen = touchScreens.get(sessionId)
    const { read, position } = await findTarget(iframe.locator(selector))
    await read.click({ position, trial: touchScreen !== undefined, clickCount: times })
    if (!touchScreen) return
    const { x = 0, y = 0 } = (await read.boundingBox()) ?? {}
    const touchPoints = [{ x: x + position.x, y: y + position.y }]
    for (let time = 0; time < times; time++) {
      void touchScreen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await touchScreen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
  },
)

/** Astro's development server without a port: it only reads .astro files. */
async function startRenderer(): Promise<Renderer> {
  const settings = { server: { middlewareMode: true, ws: false, watch: null } } as const
  const toConfig = getViteConfig(settings, { root: ROOT, logLevel: 'error' })
  const config = await toConfig({ mode: 'development', command: 'serve' })
  const server = await createServer({
    ...config,
    configFile: false,
    plugins: [ownedBy(FIRM), ...(config.plugins ?? [])],
  })
  const load = <T>(path: string) => server.ssrLoadModule(path) as Promise<T>
  const { experimental_AstroContainer } = await load<typeof containers>('astro/container')
  const { loadRenderers } = await load<typeof renderers>('astro:container')
  const container = await experimental_AstroContainer.create({
    renderers: await loadRenderers([getContainerRenderer()]),
    // Without these scripts, islands in the markup do not wake. Tests render islands themselves.
    manifest: { clientDirectives: new Map(['intent', 'load'].map((name) => [name, ';'])) } as SSRManifest,
  })
  return { server, container }
}

async function render(path: string, props: Props): Promise<string> {
  renderer ??= startRenderer()
  const { server, container } = await renderer
  const component = (await server.ssrLoadModule(path)) as { default: Component }
  return container.renderToString(component.default, { props })
}

/**
 * Renders a component to its markup.
 * @param path the component's file, such as `/src/cart/Toasts.astro`
 */
export const renderAstro = defineBrowserCommand<[path: string, props?: Props]>(
  ({ project }, path, props = {}) => {
    if (rendered.size === 0) project.vitest.onClose(async () => (await renderer)?.server.close())
    const key = JSON.stringify([path, props])
    const html = rendered.get(key) ?? render(path, props)
    rendered.set(key, html)
    return html
  },
)

declare module 'vitest/browser' {
  interface BrowserCommands {
    setTouchScreen: (isThere: boolean) => Promise<void>
    press: (selector: string, times?: number) => Promise<void>
    renderAstro: (path: string, props?: Props) => Promise<string>
  }
}
