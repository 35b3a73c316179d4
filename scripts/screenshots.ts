/**
 * Takes the README's picture, and a picture of every screen into .cache/screenshots/, from a running shop; only of those
 * whose names begin with one of the words given, if any are.
 */
import { mkdir } from 'node:fs/promises'
import { argv, env } from 'node:process'
import { chromium, type Page } from 'playwright'
import { browserArgs, findBrowser } from './find-browser.ts'
import { followSystem } from './screens/acts.ts'
import { SHOP_SCREENS } from './screens/screens.ts'

const SHOP_URL = env['SHOP_URL'] ?? 'http://localhost:4321'
const FOLDER = '.cache/screenshots'
const README_PICTURE = 'src/assets/readme-shop.png'
const PHONE = 360
const DESKTOP = 1440
const WIDTHS = [PHONE, 768, DESKTOP]
const SCHEMES = ['light', 'dark'] as const

/** A picture of the whole page, its lazy pictures loaded. */
async function shoot(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    window.scrollTo(0, 0)
  })
  await page.screenshot({ path, fullPage: true })
}

const words = argv.slice(2)
const screens = Object.entries(SHOP_SCREENS).filter(
  ([name]) => words.length === 0 || words.some((word) => name.startsWith(word)),
)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] })
try {
  await mkdir(FOLDER, { recursive: true })
  for (const [name, { open, isPhoneOnly, isDesktopOnly }] of screens)
    for (const width of WIDTHS) {
      if ((isPhoneOnly && width !== PHONE) || (isDesktopOnly && width !== DESKTOP)) continue
      const viewport = { width, height: 900 }
      // Without motion the decoration is shown as it is at the end of its animation.
      const page = await browser.newPage({
        viewport,
        baseURL: SHOP_URL,
        locale: 'sk-SK',
        reducedMotion: 'reduce',
      })
      await followSystem(page)
      await open(page)
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        await shoot(page, `${FOLDER}/${name}-${width}-${colorScheme}.png`)
      }
      await page.close()
    }
  if (words.length === 0) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 860 },
      baseURL: SHOP_URL,
      reducedMotion: 'reduce',
    })
    await page.goto('/produkty/tricka')
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: README_PICTURE })
  }
  console.log(`Screens: ${FOLDER}/${words.length === 0 ? `   README: ${README_PICTURE}` : ''}`)
} finally {
  await browser.close()
}
