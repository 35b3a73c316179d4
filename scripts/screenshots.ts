/**
 * Takes the README's picture, and a picture of every screen into .cache/screenshots/, from a running shop; only of those
 * whose names begin with one of the words given, if any are.
 */
import { argv, env } from 'node:process'
import { chromium, type Page, type ViewportSize } from 'playwright'
import { browserArgs, findBrowser } from './find-browser.ts'
import { followSystem } from './screens/acts.ts'
import { SHOP_SCREENS } from './screens/screens.ts'

const FOLDER = '.cache/screenshots'
const README_PICTURE = 'src/assets/readme-shop.png'
const [PHONE, DESKTOP] = [360, 1440]

const words = argv.slice(2)
const screens = Object.entries(SHOP_SCREENS).filter(
  ([name]) => words.length === 0 || words.some((word) => name.startsWith(word)),
)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] })
async function openPage(viewport: ViewportSize): Promise<Page> {
  const page = await browser.newPage({
    viewport,
    baseURL: env['SHOP_URL'] || 'http://localhost:4321',
    locale: 'sk-SK',
    // Without motion the decoration is shown as it is at the end of its animation.
    reducedMotion: 'reduce',
  })
  // On a first visit the shop's font may come too late to be shown.
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  return page
}
try {
  for (const [name, { open, isPhoneOnly, isDesktopOnly }] of screens)
    for (const width of [PHONE, 768, DESKTOP]) {
      if ((isPhoneOnly && width !== PHONE) || (isDesktopOnly && width !== DESKTOP)) continue
      const page = await openPage({ width, height: 900 })
      await followSystem(page)
      await open(page)
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
        window.scrollTo(0, 0)
      })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: true })
      }
      await page.close()
    }
  if (words.length === 0) {
    const page = await openPage({ width: 1280, height: 860 })
    await page.goto('/produkty/tricka', { waitUntil: 'networkidle' })
    await page.screenshot({ path: README_PICTURE })
  }
  console.log(`Screens: ${FOLDER}/${words.length === 0 ? `   README: ${README_PICTURE}` : ''}`)
} finally {
  await browser.close()
}
