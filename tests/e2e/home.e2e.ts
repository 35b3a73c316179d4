// Rules 704, 710, 903
import { expect, type Page } from '@playwright/test'
import { BANNERS } from '../../scripts/demo-api/seed/banners.ts'
import { HERO_TIMES } from '../../src/home/rules/carousel.ts'
import { press } from './support/press.ts'
import { test } from './support/test.ts'
import { watchRequests } from './support/requests.ts'

const HERO = BANNERS.filter(({ placement }) => placement === 'hero')
const carousel = (page: Page) => page.getByRole('region', { name: 'Bannery' })
const slide = (page: Page) => carousel(page).getByRole('group', { name: /^\d z \d$/ })
/** `aria-live` is 'off' while banners change by themselves. It is missing until their code has run. */
const slides = (page: Page) => page.locator('.hero-slides')

/** Opens the home page with a paused clock, so that a slow machine does not change the banner. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  // The banners' code runs after the first paint.
  await page.clock.runFor(100)
}

async function show(page: Page, number: number): Promise<void> {
  await press(carousel(page).getByRole('button', { name: new RegExp(`^Banner ${number} z`) }))
  await expect(slide(page)).toHaveAccessibleName(`${number} z ${HERO.length}`)
}

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [1366, 768],
] as const)
  test(`home shows goods with their prices on its first screen of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const cards = page.locator('main .card').filter({ has: page.locator('.price') })
    for (const index of [0, 1]) await expect(cards.nth(index).locator('.price')).toBeInViewport({ ratio: 1 })
    const hero = await carousel(page).boundingBox()
    if (width < 700) expect(hero?.height).toBeLessThanOrEqual(340)
  })

test('on a phone presents and own print stand above 1,000 px, and home is at most 9,300 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  for (const name of [/^Darček do/, /^Vlastná potlač/]) {
    const box = await page.getByRole('main').getByRole('link', { name }).boundingBox()
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(1000)
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9300)
})

test('the controls of the banners are a pill of 24 px beside the words, and never on the picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const width of [360, 768, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const controls = await page.locator('.hero-controls').boundingBox()
    const words = await slide(page).locator('.banner-words').boundingBox()
    if (!controls || !words) throw new Error('There are no banners')
    expect(controls.height).toBe(24)
    for (const [start, length] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const) {
      expect(controls[start]).toBeGreaterThanOrEqual(words[start])
      expect(controls[start] + controls[length]).toBeLessThanOrEqual(words[start] + words[length])
    }
  }
})

test('with reduced motion the banners stand still until the shopper starts them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPaused(page)
  await expect(slides(page)).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(60_000)
  await expect(slide(page)).toHaveAccessibleName('1 z 3')
  await carousel(page).getByRole('button', { name: 'Spustiť striedanie bannerov' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(HERO_TIMES.autoplayMs)
  await expect(slide(page)).toHaveAccessibleName('2 z 3')
})

test("at the start only the first banner's picture is fetched, and each next one just before its turn", async ({
  page,
}) => {
  const requested = watchRequests(page, () => true)
  const fetched = async () => {
    const banners = await page.locator('.hero-slide').evaluateAll((all) =>
      all.map((one) =>
        [...one.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')]
          .flatMap(({ src, srcset }) => [src, ...srcset.split(',').map((part) => part.split(' ')[0] ?? '')])
          .filter(Boolean)
          .map((file) => new URL(file, location.href).href),
      ),
    )
    return banners.map((files) => files.some((file) => requested.includes(file)))
  }
  await openPaused(page)
  await expect(slides(page)).toHaveAttribute('aria-live', 'off')
  expect(await fetched()).toEqual([true, false, false])
  await page.clock.runFor(HERO_TIMES.autoplayMs - 500)
  await expect.poll(fetched).toEqual([true, true, false])
})

test(
  'the words of banners are whole and cover nothing in any window',
  { tag: '@large-text' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(slides(page)).toHaveAttribute('aria-live', 'polite')
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const index of HERO.keys()) {
        await show(page, index + 1)
        const faults = await slide(page).evaluate((shown) => {
          const texts = [...shown.querySelectorAll<HTMLElement>('h2, p, .button')]
          const boxes = [...texts, ...document.querySelectorAll('.hero-controls')].map((part) =>
            part.getBoundingClientRect(),
          )
          const frame = shown.getBoundingClientRect()
          const isTorn = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1
          const isOutside = (a: DOMRect) =>
            a.left < frame.left || a.right > frame.right || a.bottom > frame.bottom
          const overlaps = (a: DOMRect, b: DOMRect) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
          return [
            ...texts.filter((text, at) => isTorn(text) || isOutside(boxes[at] ?? frame)),
            ...boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlaps(box, other))),
          ].map((fault) => (fault instanceof Element ? fault.outerHTML : JSON.stringify(fault)))
        })
        expect(faults, `banner ${index + 1}, ${width} px wide`).toEqual([])
      }
    }
  },
)
