import { expect, type Locator } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

const TWO_CUTS = `/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`

/** How an element is drawn, apart from its colours, which the browser replaces. */
const shape = (one: Locator) =>
  one.evaluate((element) => {
    const { borderStyle, borderColor, textDecorationLine } = getComputedStyle(element)
    const canvas = Object.assign(document.createElement('i'), { style: 'color: Canvas' })
    document.body.append(canvas)
    const hasBorder = borderColor !== getComputedStyle(canvas).color
    canvas.remove()
    return { borderStyle, hasBorder, textDecorationLine }
  })

test.use({ forcedColors: 'active' })

test('every control keeps an edge or a text, and what is chosen is told apart', async ({ page }) => {
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

test('a sold-out size and the current thumbnail are told from the others without colour', async ({
  page,
}) => {
  await page.goto(`/produkt/${KNOWN_PRODUCTS.colours.slug}`)
  const size = (name: string) =>
    page
      .getByRole('group', { name: 'Veľkosť' })
      .locator('label')
      .filter({ hasText: name })
      .locator('span')
      .first()
  expect(await shape(size('2XL'))).toMatchObject({
    borderStyle: 'dashed',
    textDecorationLine: 'line-through',
  })
  expect(await shape(size('3XL'))).toMatchObject({ borderStyle: 'solid', textDecorationLine: 'none' })

  const thumbs = page.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')
  const borders = async () => {
    const all = await Promise.all((await thumbs.all()).map(shape))
    return all.map(({ hasBorder }) => hasBorder)
  }
  await expect.poll(borders).toEqual([true, false, false, false])
  await thumbs.nth(2).click()
  await expect.poll(borders).toEqual([false, false, true, false])
})
