// Rule 712
import { expect, type Locator } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

const TWO_CUTS = `/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`

test.use({ forcedColors: 'active' })

test('with forced colours every control has an edge or a text, and a chosen one looks different', async ({
  page,
}) => {
  for (const path of [TWO_CUTS, '/produkty/tricka', '/']) {
    await page.goto(path)
    const unseen = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, [aria-current]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
          const hasEdge =
            (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) || element.matches('.stepper *')
          const before = getComputedStyle(element, '::before')
          const isPainted =
            before.content !== 'none' && before.getPropertyValue('forced-color-adjust') === 'none'
          const hasMark =
            isPainted || element.innerText.trim() !== '' || element.querySelector('svg, img') !== null
          return !hasEdge && !hasMark && !element.matches('[type=checkbox], [type=radio]')
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(unseen, path).toEqual([])
  }
  await page.goto(TWO_CUTS)
  const face = (name: string) => page.getByRole('radio', { name, exact: true }).locator('+ span')
  const look = (name: string) =>
    face(name).evaluate((span) => {
      const { backgroundColor, color, borderTopWidth, outlineStyle } = getComputedStyle(span)
      return [backgroundColor, color, borderTopWidth, outlineStyle].join()
    })
  expect(await look('dámsky')).not.toBe(await look('pánsky'))
})

test('with forced colours the heart of kept goods is filled, and others are hollow', async ({ page }) => {
  await page.goto('/')
  const hearts = page.locator('.static-grid').getByRole('button', { name: /^Odložiť/ })
  await hearts.first().press('Enter')
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  const look = (heart: Locator) =>
    heart.evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button)
      const { display, backgroundColor: hollow } = getComputedStyle(button, '::after')
      const isGround = hollow === backgroundColor && hollow !== 'rgba(0, 0, 0, 0)'
      return { isHollow: display !== 'none' && isGround, isSeen: color !== backgroundColor }
    })
  expect(await look(hearts.first())).toEqual({ isHollow: false, isSeen: true })
  expect(await look(hearts.nth(1))).toEqual({ isHollow: true, isSeen: true })
  await page.goto(TWO_CUTS)
  const own = page
    .getByRole('main')
    .getByRole('button', { name: /^Odložiť/ })
    .first()
  expect(await look(own)).toEqual({ isHollow: true, isSeen: true })
})

test('with forced colours the tab of the present category is told', async ({ page }) => {
  await page.goto('/produkty/tricka')
  const tabs = page.getByRole('navigation', { name: 'Kategórie produktov' })
  const edge = (name: string) =>
    tabs
      .getByRole('link', { name })
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor + getComputedStyle(tab).borderBottomWidth)
  expect(await edge('Tričká')).not.toBe(await edge('Mikiny'))
  expect(await edge('Hrnčeky')).toBe(await edge('Mikiny'))
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('with forced colours the button of the quick view shows an eye, and not an empty disc', async ({
    page,
  }) => {
    await page.goto('/produkty/tricka')
    const eye = page.getByRole('button', { name: /^Rýchly náhľad/ }).first()
    const drawing = await eye.evaluate((button) => getComputedStyle(button).backgroundImage)
    // The colours of the eye and of the disc.
    expect(new Set(drawing.match(/rgb\([^)]*\)/g))).toHaveProperty('size', 2)
  })
})
