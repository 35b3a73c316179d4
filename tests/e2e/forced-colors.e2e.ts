import { expect } from '@playwright/test'
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
