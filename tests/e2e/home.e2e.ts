import { expect, type Page } from '@playwright/test'
import { HERO_TIMES } from '../../src/config/shop/hero.ts'
import { test } from './support/test.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Bannery' })

test('who wants less motion sees the first banner stand until they start it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const slide = carousel(page).getByRole('group', { name: /^\d z \d$/ })
  await page.clock.runFor(60_000)
  await expect(slide).toHaveAccessibleName('1 z 3')
  await carousel(page).getByRole('button', { name: 'Spustiť striedanie bannerov' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(HERO_TIMES.autoplayMs)
  await expect(slide).toHaveAccessibleName('2 z 3')
})

test('only the first picture is fetched at the start, the next one before its turn', async ({ page }) => {
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(request.url()))
  /** The banners of which any file, in any size and format, was asked for. */
  const fetched = async () => {
    const slides = await carousel(page)
      .locator('.hero-slide')
      .evaluateAll((all) =>
        all.map((slide) => ({
          name: (slide.ariaLabel ?? '').replaceAll('\u00A0', ' '),
          files: [...slide.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')]
            .flatMap(({ src, srcset }) => [src, ...srcset.split(',').map((part) => part.split(' ')[0] ?? '')])
            .filter(Boolean)
            .map((file) => new URL(file, location.href).href),
        })),
      )
    return slides.filter(({ files }) => files.some((file) => requested.has(file))).map(({ name }) => name)
  }
  await page.clock.install()
  await page.goto('/')
  await expect(carousel(page).locator('img').first()).toHaveAttribute('fetchpriority', 'high')
  expect(await fetched()).toEqual(['1 z 3'])
  await page.clock.runFor(HERO_TIMES.autoplayMs - 500)
  await expect.poll(fetched).toEqual(['1 z 3', '2 z 3'])
})
