/**
 * Windows of any browser engine. Elements are found by XPath, because every driver knows it: Playwright for its own builds,
 * puppeteer for Debian's Firefox, WebDriver for Debian's WebKit.
 */
import { type Browser, expect, type Page } from '@playwright/test'
import { launch, type Page as FirefoxPage } from 'puppeteer-core'
import { openBrowser } from './checkout.ts'
import { test as base } from './test.ts'
import { pressPoint, startWebKit, withElement, type Send } from './web-driver.ts'

const LIMIT_MS = 60_000
/** A time limit, because a control may be gone before the press. */
const PRESS = { timeout: 20_000 }

export interface Window {
  goTo: (path: string) => Promise<unknown>
  press: (path: string, times?: 1 | 2) => Promise<unknown>
  pressAt: (x: number, y: number) => Promise<unknown>
  type: (path: string, text: string) => Promise<unknown>
  read: (path: string) => Promise<string | null>
  /** Runs a function in the page. The function sees only `arg` of this process. */
  run: <T>(work: (arg: T) => unknown, arg: T) => Promise<unknown>
  runFirst: (work: () => void) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  move: (way: 'reload' | 'back' | 'forward') => Promise<unknown>
  close: () => Promise<unknown>
}

export interface Profile {
  open: () => Promise<Window>
  passTime?: (ms: number) => Promise<void>
  close: () => Promise<unknown>
}

export async function untilSaid(window: Window, path: string, text: string): Promise<string> {
  const read = async () => (await window.read(path).catch(() => null)) ?? ''
  await expect.poll(read, { message: path, timeout: LIMIT_MS }).toContain(text)
  return read()
}

function readShown(path: string): string | null {
  const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  for (let index = 0; index < found.snapshotLength; index++) {
    const element = found.snapshotItem(index)
    if (element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }))
      return element.innerText
  }
  return null
}

function byPlaywright(page: Page, origin: string): Window {
  const at = (path: string) => page.locator(`xpath=${path}`).first()
  const ways = { reload: () => page.reload(), back: () => page.goBack(), forward: () => page.goForward() }
  // Agree to leave the page while an order is being sent.
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    goTo: (path) => page.goto(origin + path),
    press: (path, times = 1) => at(path).click({ ...PRESS, clickCount: times }),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (path, text) => at(path).fill(text, PRESS),
    read: (path) => page.evaluate(readShown, path),
    run: (work, arg) => page.evaluate(work as (arg: unknown) => unknown, arg),
    runFirst: (work) => page.addInitScript(work),
    resize: (width, height) => page.setViewportSize({ width, height }),
    move: (way) => ways[way](),
    close: () => page.close(),
  }
}

async function openPlaywright(origin: string, browser: Browser): Promise<Profile> {
  const context = await openBrowser(browser, origin)
  return {
    open: async () => byPlaywright(await context.newPage(), origin),
    passTime: (ms) => context.clock.fastForward(ms),
    close: () => context.close(),
  }
}

function byPuppeteer(page: FirefoxPage, origin: string): Window {
  const at = (path: string) => page.locator(`::-p-xpath(${path})`).setTimeout(LIMIT_MS)
  const ways = { reload: () => page.reload(), back: () => page.goBack(), forward: () => page.goForward() }
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    goTo: (path) => page.goto(origin + path),
    press: (path, times = 1) => at(path).click({ count: times }),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (path, text) => at(path).fill(text),
    read: (path) => page.evaluate(readShown, path),
    run: (work, arg) => page.evaluate(work as (arg: unknown) => unknown, arg),
    runFirst: (work) => page.evaluateOnNewDocument(work),
    resize: (width, height) => page.setViewport({ width, height }),
    move: (way) => ways[way](),
    close: () => page.close(),
  }
}

async function openFirefox(origin: string): Promise<Profile> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    timeout: LIMIT_MS,
    defaultViewport: { width: 1280, height: 900 },
  })
  return { open: async () => byPuppeteer(await browser.newPage(), origin), close: () => browser.close() }
}

function byWebDriver(send: Send, origin: string): Window {
  const run = (work: unknown, arg: unknown) =>
    send('/execute/sync', { script: `return (${String(work)})(arguments[0])`, args: [arg] })
  const ways = { reload: '/refresh', back: '/back', forward: '/forward' }
  return {
    goTo: (path) => send('/url', { url: origin + path }),
    press: (path) => withElement(send, path, '/click'),
    pressAt: (x, y) => pressPoint(send, x, y),
    type: (path, text) => withElement(send, path, '/value', { text }),
    read: (path) => run(readShown, path) as Promise<string | null>,
    run,
    runFirst: () => Promise.reject(new Error('WebDriver runs nothing before a page.')),
    resize: (width, height) => send('/window/rect', { width, height }),
    move: (way) => send(ways[way], {}),
    close: () => Promise.resolve(),
  }
}

async function openWebKit(origin: string): Promise<Profile> {
  const { send, close } = await startWebKit()
  return { open: () => Promise.resolve(byWebDriver(send, origin)), close }
}

const DEBIAN = { firefox: openFirefox, webkit: openWebKit }

/** A test of several windows. It runs in Debian's browser if its project names one, otherwise in Playwright's. */
export const test = base.extend<{ debianEngine: keyof typeof DEBIAN | undefined; profile: Profile }>({
  debianEngine: [undefined, { option: true }],
  profile: async ({ browser, baseURL, debianEngine }, use) => {
    const origin = baseURL ?? ''
    const profile = debianEngine ? await DEBIAN[debianEngine](origin) : await openPlaywright(origin, browser)
    await use(profile)
    await profile.close()
  },
})
