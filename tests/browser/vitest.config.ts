import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { browserArgs, findBrowser } from '../../scripts/find-browser.ts'
import { FIRM, ownedBy } from '../fixtures/owners.ts'
import { useOwnSystemFont } from '../fixtures/system-font.ts'
import { press, renderAstro, setTouchScreen } from './commands.ts'

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

// Do not install a browser here: `npm test` has done so, and other tools only read these settings.
const executablePath = await findBrowser({ install: false }).catch(() => undefined)

useOwnSystemFont()

const MOUSE_ALONE = 'tests/home/hero.browser.test.*'

const MEDIA_HOST = '/media'

/** The values that astro.config.mjs puts into the browser's code. The fake shop answers the API's calls. */
const ADDRESSES = { SHOP_API_URL: 'https://api.invalid', SHOP_MEDIA_URL: MEDIA_HOST, IMAGE_CDN: '' }

/** Sends one picture for every address without "missing" in it. */
const mediaHost: Plugin = {
  name: 'media-host',
  configureServer: ({ middlewares }) => {
    middlewares.use(MEDIA_HOST, ({ url }, response) => {
      const isMissing = url?.includes('missing')
      response.statusCode = isMissing ? 404 : 200
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(isMissing ? '' : '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" />')
    })
  },
}

export default defineConfig({
  plugins: [mediaHost, ownedBy(FIRM)],
  // Vitest warns of one of its own packages.
  logLevel: 'error',
  cacheDir: fromRoot('.cache/browser-tests'),
  // The shop's own files have addresses that begin with a slash.
  publicDir: fromRoot('public'),
  define: Object.fromEntries(
    Object.entries(ADDRESSES).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  ),
  optimizeDeps: {
    // Name all packages: Vite reloads the page when it finds a new one during a test.
    include: `
      react react/jsx-runtime react/jsx-dev-runtime react-dom react-dom/client react-dom/server nanostores
      @nanostores/react @nanostores/persistent ky valibot p-limit uqr lzma1 vitest-browser-react
    `
      .trim()
      .split(/\s+/),
  },
  test: {
    root: fromRoot(''),
    include: ['tests/**/*.browser.test.{ts,tsx}'],
    setupFiles: ['tests/browser/setup.ts'],
    // Long, because other programs may keep the machine busy.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    fileParallelism: true,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: [...browserArgs] },
        contextOptions: { locale: 'sk-SK', timezoneId: 'Europe/Bratislava' },
        actionTimeout: 15_000,
      }),
      // After a touch screen, no pointer can hover over a page any more.
      instances: [
        { browser: 'chromium', name: 'mouse alone', include: [MOUSE_ALONE] },
        { browser: 'chromium', name: 'mouse and finger', exclude: [MOUSE_ALONE] },
      ],
      viewport: { width: 1280, height: 800 },
      // As in Playwright, so that tests read the same in both.
      locators: { exact: false },
      screenshotFailures: false,
      testerHtmlPath: fromRoot('tests/browser/page.html'),
      commands: { press, renderAstro, setTouchScreen },
    },
  },
})
