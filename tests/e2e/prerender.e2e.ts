import { expect } from '@playwright/test'
import { type Browser, launch } from 'puppeteer-core'
import { browserArgs, findWholeBrowser } from '../../scripts/find-browser.ts'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

const PRODUCT = `/produkt/${KNOWN_PRODUCTS.mug.slug}`

/** Puppeteer's, because a browser that Playwright drives prerenders no pages. */
async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = (await findWholeBrowser()) ?? ''
  const browser = await launch({ executablePath, args: [...browserArgs] })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

/** A connection to a page that is being prerendered. */
interface Prepared {
  ask: (expression: string) => Promise<unknown>
  /** Ends the connection, which would stop the page when it is shown. */
  leave: () => Promise<void>
}

/** The next page that is prerendered. */
async function nextPrepared(browser: Browser): Promise<Prepared> {
  const root = await browser.target().createCDPSession()
  const found = new Promise<string>((done) =>
    root.on('Target.targetInfoChanged', ({ targetInfo: { subtype, url, targetId } }) => {
      if (subtype === 'prerender' && url.endsWith(PRODUCT)) done(targetId)
    }),
  )
  await root.send('Target.setDiscoverTargets', { discover: true, filter: [{}] })
  const { sessionId } = await root.send('Target.attachToTarget', { targetId: await found, flatten: true })
  const session = root.connection()?.session(sessionId)
  if (!session) throw new Error('The prepared page is gone.')
  return {
    ask: async (expression) =>
      (await session.send('Runtime.evaluate', { expression })).result.value as unknown,
    leave: () => root.send('Target.detachFromTarget', { sessionId }),
  }
}

test('a page that the browser prepares under a resting pointer does nothing until it is shown', async ({
  baseURL,
}) => {
  await withBrowser(async (browser) => {
    const page = await browser.newPage()
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
    await page.goto(`${baseURL ?? ''}/produkty/hrnceky`)
    await page.waitForSelector('script[type=speculationrules]')
    const prepared = nextPrepared(browser)
    await page.hover(`.card a[href="${PRODUCT}"]`)
    const { ask, leave } = await prepared
    await expect.poll(() => ask('document.readyState')).toBe('complete')
    expect(await ask('document.prerendering')).toBe(true)
    expect(await stored('recentlySeen')).toBeNull()
    await leave()

    await page.mouse.down()
    await page.mouse.up()
    // While the prerendered page takes the window over, nothing can be evaluated.
    await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(PRODUCT)
    const [navigation] = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => entry.toJSON() as { activationStart: number }),
    )
    expect(navigation?.activationStart).toBeGreaterThan(0)
    await expect.poll(() => stored('recentlySeen')).toContain(KNOWN_PRODUCTS.mug.slug)
    await page.click('[data-buy] [type=submit]')
    await expect.poll(() => stored('cart')).toContain('Hrnček')
  })
})
