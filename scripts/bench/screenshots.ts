import { SHOP_SCREENS } from '../screens/screens.ts'
import { followSystem } from '../screens/acts.ts'
import { withBrowser } from './phone.ts'

const FOLDER = '.cache/screenshots'
const [PHONE, DESKTOP] = [360, 1440]

/** Takes screenshots of a running shop at three widths, light and dark. @param words beginnings of names; none for all screens */
export async function pictureScreens(baseURL: string, words: readonly string[]): Promise<void> {
  const screens = Object.entries(SHOP_SCREENS).filter(
    ([name]) => words.length === 0 || words.some((word) => name.startsWith(word)),
  )
  await withBrowser(async (browser) => {
    for (const [name, { open, isPhoneOnly, isDesktopOnly }] of screens)
      for (const width of [PHONE, 768, DESKTOP]) {
        if ((isPhoneOnly && width !== PHONE) || (isDesktopOnly && width !== DESKTOP)) continue
        const viewport = { width, height: 900 }
        // Reduced motion shows each animation at its end.
        const page = await browser.newPage({ viewport, baseURL, locale: 'sk-SK', reducedMotion: 'reduce' })
        await followSystem(page)
        // Visit once, so that the shop's font is in the cache: a page that gets it late does not show it.
        await page.goto('/kontakt', { waitUntil: 'networkidle' })
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
        await page.context().close()
      }
  })
  console.log(`Screens: ${FOLDER}/`)
}
