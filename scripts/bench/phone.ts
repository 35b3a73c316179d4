import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import { browserArgs, findBrowser } from '../find-browser.ts'

const CPU_SLOWDOWN = 4
/** Slow 4G, and the phone, as Lighthouse has them. */
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

/** Without this flag, V8 reads a whole file again at its first `Error` while developer tools are attached: 90 ms. */
const LINES_NOTED = '--js-flags=--no-enable-lazy-source-positions'

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const args = [...browserArgs, LINES_NOTED]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  return work(browser).finally(() => browser.close())
}

/** A cheap phone with a slow processor and a slow network that has never been to the shop. */
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
