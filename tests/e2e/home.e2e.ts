import { expect, type Page } from '@playwright/test'
import { HERO_TIMES } from '../../src/config/shop/hero.ts'
import { test } from './support/test.ts'
import { watchRequests } from './support/watch-page.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Bannery' })
/** `aria-live` is 'off' while the banners turn by themselves; there is none before their code has run. */
const slides = (page: Page) => page.locator('.hero-slides')

/** Opens the home page with a paused clock, so that no banner turns because the machine is slow. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  // The banners' code runs after the first paint.
  await page.clock.runFor(100)
}

test('who wants less motion sees the first banner stand until they start it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPaused(page)
  const slide = carousel(page).getByRole('group', { name: /^\d z \d$/ })
  await expect(slides(page)).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(60_000)
  await expect(slide).toHaveAccessibleName('1 z 3')
  await carousel(page).getByRole('button', { name: 'Spustiť striedanie bannerov' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(HERO_TIMES.autoplayMs)
  await expect(slide).toHaveAccessibleName('2 z 3')
})

test('only the first picture is fetched at the start, the next one before its turn', async ({ page }) => {
  const requested = watchRequests(page, () => true)
  /** The banners whose picture was asked for, in any size and format. */
  const fetched = async () => {
    const banners = await page.locator('.hero-slide').evaluateAll((all) =>
      all.map((slide) => ({
        name: (slide.ariaLabel ?? '').replaceAll('\u00A0', ' '),
        files: [...slide.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')]
          .flatMap(({ src, srcset }) => [src, ...srcset.split(',').map((part) => part.split(' ')[0] ?? '')])
          .filter(Boolean)
          .map((file) => new URL(file, location.href).href),
      })),
    )
    return banners
      .filter(({ files }) => files.some((file) => requested.includes(file)))
      .map(({ name }) => name)
  }
  await openPaused(page)
  await expect(slides(page)).toHaveAttribute('aria-live', 'off')
  await expect(carousel(page).locator('img').first()).toHaveAttribute('fetchpriority', 'high')
  expect(await fetched()).toEqual(['1 z 3'])
  await page.clock.runFor(HERO_TIMES.autoplayMs - 500)
  await expect.poll(fetched).toEqual(['1 z 3', '2 z 3'])
})
