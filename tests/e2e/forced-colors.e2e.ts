import { expect, type Locator } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

/** How an element is drawn, whatever the colours: in forced ones the browser leaves no others. */
const shape = (one: Locator) =>
  one.evaluate((element) => {
    const { borderStyle, borderColor, textDecorationLine } = getComputedStyle(element)
    const canvas = Object.assign(document.createElement('i'), { style: 'color: Canvas' })
    document.body.append(canvas)
    const hasBorder = borderColor !== getComputedStyle(canvas).color
    canvas.remove()
    return { borderStyle, hasBorder, textDecorationLine }
  })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/produkt/${KNOWN_PRODUCTS.colours.slug}`)
})

test('a sold-out size is told from the others without colour', async ({ page }) => {
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
})

test('the current thumbnail alone has a border', async ({ page }) => {
  const thumbs = page.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')
  const borders = async () => {
    const all = await Promise.all((await thumbs.all()).map(shape))
    return all.map(({ hasBorder }) => hasBorder)
  }
  expect(await borders()).toEqual([true, false, false, false])
  await thumbs.nth(2).click()
  await expect.poll(borders).toEqual([false, false, true, false])
})
