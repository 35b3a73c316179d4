// Rules 128, 136
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProductCards } from '../../src/product/ProductCards.tsx'
import { product } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { showIsland } from '../browser/island.tsx'
import { press, showHtml, usePhone } from '../browser/page.ts'
import '../../src/listing/listing.css'
import '../../src/product/card.css'
import '../../src/product/stitches.css'
import '../../src/listing/card-colors.ts'

const variants = ['biela', 'nebeská modrá'].map((name, i) => ({ name, thumbnail: `2024/${i}.jpg` }))
const shirt = product({
  slug: 'tatry',
  name: 'Tričko Tatry',
  variants,
  swatches: ['fff', '235'],
  images: ['0', '0-detail'].map((name) => ({
    path: `2024/${name}.jpg`,
    thumbnailPath: `2024/t_${name}.jpg`,
  })),
})
const WOMEN = { path: '/produkt/tatry?cut=damsky_strih', color: undefined, soldOutSizes: [] }
const products = [{ ...shirt, otherPicture: '2024/t_0-detail.jpg' }]
const cards = <ProductCards products={products} choices={new Map([[shirt.id, WOMEN]])} />

const link = page.getByRole('link', { name: /^Tričko Tatry/ })
const blue = page.getByRole('radio', { name: /^nebeská modrá/ })

afterEach(() => document.getElementById('static')?.remove())

it("a card's name has its place before the picture behind it in the page is read", () => {
  showHtml(`<ul id="static" class="grid">${renderToStaticMarkup(cards)}</ul>`)
  const card = document.querySelector('.card')
  const nameTop = () => card?.querySelector('h3')?.getBoundingClientRect().top
  const last = nameTop()
  card?.querySelector('picture, img')?.remove()
  expect(nameTop()).toBe(last)
})

describe.each([
  [
    'a page',
    () => {
      shop.lists([shirt])
      showHtml(`<card-colors id="static">${renderToStaticMarkup(cards)}</card-colors>`)
      return Promise.resolve()
    },
  ],
  ['the results of filters', () => showIsland(<div className="listing-results">{cards}</div>, '')],
])('a card of %s', (_, show) => {
  it('shows the pressed colour, and its link has the colour and the cut', async () => {
    await usePhone()
    await show()
    const { width, height } = blue.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(32)
    // A translator changes names.
    blue.element().ariaLabel = 'nebeská modrá (sky blue)'
    await press(blue)
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(/\?cut=damsky_strih&color=nebesk%C3%A1\+modr%C3%A1$/))
    await expect
      .poll(() => link.element().querySelector('img')?.getAttribute('src'))
      .toMatch(/2024\/t_1\.jpg$/)
    await expect
      .element(page.getByRole('group', { name: 'Farba' }).getByRole('radio', { checked: true }))
      .toHaveLength(1)
    await expect.element(blue).toBeChecked()
  })

  it('shows another picture while a mouse points at it', async () => {
    await show()
    const shown = () => [...link.element().querySelectorAll('img')].map(({ src }) => src.replace(/.*\//, ''))
    const [before] = shown()
    const outside = Object.assign(document.createElement('p'), { textContent: 'Mimo karty' })
    document.body.prepend(outside)
    // The finger of the test before is gone only with the first movement of the mouse.
    await userEvent.hover(outside)
    await link.hover()
    await expect.poll(shown).toEqual([before, 't_0-detail.jpg'])
    await userEvent.hover(outside)
    await expect.poll(shown).toEqual([before])
    outside.remove()
  })
})
