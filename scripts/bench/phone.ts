import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import { browserArgs, findBrowser } from '../find-browser.ts'

const CPU_SLOWDOWN = 4
/** Lighthouse's slow 4G; `PHONE` is its phone. */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_000 / 8,
  offline: false,
}
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Saves 90 ms: with developer tools attached, V8 would parse a whole file again at its first `Error`. */
const LINES_NOTED = '--js-flags=--no-enable-lazy-source-positions'

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const args = [...browserArgs, LINES_NOTED]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  return work(browser).finally(() => browser.close())
}

/** Opens a page as a cheap phone does on its first visit: slow processor, slow network. */
export async function openPhone(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<{ page: Page; devTools: CDPSession }> {
  const context = await browser.newContext({ ...PHONE, ...options })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  return { page, devTools }
}
