// Rule 710
import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { SHOP_SCREENS } from '../../scripts/screens/screens.ts'
import { expectWhole, inRounds } from './support/large-text.ts'
import { keep, MUG } from './support/checkout.ts'
import { test } from './support/test.ts'

/** Windows of laptops, some without the browser's bars. */
const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1366, height: 657 },
  { width: 1280, height: 720 },
  { width: 1024, height: 700 },
]

const open = (page: Page, name: string) => SHOP_SCREENS[name]?.open(page)

test.describe('the consent, the sum and the button of an order (rule 710)', () => {
  for (const [form, openForm] of [
    [
      'empty',
      async (page: Page) => {
        await open(page, 'popup')
        await page.goto('/checkout')
        await page.getByRole('checkbox', { name: /Súhlasím s/ }).waitFor()
      },
    ],
    ['filled', (page: Page) => open(page, 'checkout-filled')],
  ] as const)
    test(`are visible together in a laptop's window, beside a form that is ${form}`, async ({ page }) => {
      await openForm(page)
      for (const size of LAPTOPS) {
        await page.setViewportSize(size)
        const parts = [
          page.getByRole('checkbox', { name: /Súhlasím s/ }),
          page.getByText('Spolu k úhrade'),
          page.locator('.checkout-bar .button'),
        ]
        // At the top of the page, and further down.
        for (const top of [0, 300]) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
          for (const part of parts) {
            const isOnTop = () =>
              part.evaluate((element) => {
                const { top, bottom, left, width, height } = element.getBoundingClientRect()
                const hit = document.elementFromPoint(left + width / 2, top + height / 2)
                return top >= 0 && bottom <= innerHeight && element.contains(hit)
              })
            await expect
              .poll(isOnTop, `${String(part)}, ${size.width} x ${size.height}, scrolled to ${top}`)
              .toBe(true)
          }
        }
        // Only the page scrolls.
        const scrollers = await parts[0]?.evaluate((box) => {
          const above: string[] = []
          for (let at = box.parentElement; at; at = at.parentElement)
            if (
              at !== document.documentElement &&
              at.scrollHeight > at.clientHeight + 1 &&
              getComputedStyle(at).overflowY !== 'visible'
            )
              above.push(at.className)
          return above
        })
        expect(scrollers).toEqual([])
      }
    })
})

/** The smallest phone, upright and on its side. */
const SMALL_PHONES = [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
]
/** Screens with bars of their own or with boxes side by side. */
const BARRED = [
  ...['produkty-tricka', 'product-colours', 'popup', 'checkout-filled'],
  ...['listing-filters', 'quick-view'],
]
/** Their only bar is the header, as on a listing. */
const WITH_HEADER = ['home', 'kontakt', 'vseobecne-obchodne-podmienky']

test.describe('on the smallest phone', () => {
  test.use({ hasTouch: true })

  for (const names of [...inRounds(BARRED), WITH_HEADER])
    test(
      `text is whole and bars take at most a quarter of the window on ${names.join(', ')} (rule 710)`,
      { tag: names === WITH_HEADER ? '@long' : [] },
      async ({ page }) => {
        for (const name of names) await test.step(name, () => expectWhole(page, name, SMALL_PHONES))
      },
    )
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true })

  for (const [path, goods, least] of [
    ['/', '.card img', 24],
    ['/produkty/tricka', '.card img', 60],
    [`/produkt/${KNOWN_PRODUCTS.colours.slug}`, '.gallery-picture img', 200],
  ] as const)
    test(`the first screen of ${path} shows goods (rule 710)`, async ({ page }) => {
      await page.goto(path)
      const box = await page.locator(goods).first().boundingBox()
      const shown = Math.min(360, (box?.y ?? NaN) + (box?.height ?? NaN)) - (box?.y ?? NaN)
      expect(shown).toBeGreaterThanOrEqual(least)
    })
})

test("the cart's button is on the first screen of a laptop, directly below the sum", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await keep(page, { cart: [MUG] })
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Prejsť do objednania' })).toBeInViewport({ ratio: 1 })
})
