// Rules 113, 126, 128, 205
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ProductCards } from '../../src/product/ProductCards.tsx'
import { product } from '../fixtures/builders.ts'

vi.mock('../../src/config/browser-env.ts', () => ({
  MEDIA_HOST: { mediaUrl: 'https://media.sk', imageCdn: '' },
}))

describe('the colours on a card', () => {
  const render = (...swatches: string[]) => {
    const variants = swatches.map((_, i) => ({ name: `farba ${i}`, thumbnail: `${i}.jpg` }))
    return renderToStaticMarkup(createElement(ProductCards, { products: [product({ swatches, variants })] }))
  }

  it('are at most four, with the number of the others', () => {
    const html = render('fff', '235', 'a53', '222', 'aaa', '623')
    expect(html.match(/<svg/g)).toHaveLength(4)
    expect(html).toContain('</label><span>+2</span></div></form>')
  })

  it('are told from those of another card by the name of the product', () => {
    expect(render('fff', '235')).toContain('role="group" aria-label="Farba: Tričko"')
  })

  it('are not shown for a single colour', () => expect(render('fff')).not.toContain('stitches'))
})

it('a picture of another shape than its card is shown whole on its ground', () => {
  const render = (size: { width: number; height: number; ground?: string }) => {
    const [one] = [product({ imagePath: 'a.jpg' })]
    const builtPictures = new Map([['a.jpg', { key: 'k', ...size }]])
    return renderToStaticMarkup(createElement(ProductCards, { products: [one], builtPictures }))
  }
  const ground = '<svg class="ground" color="#eceae6" aria-hidden="true">'
  expect(render({ width: 1000, height: 1000, ground: 'eceae6' })).toContain(`${ground}</svg><picture>`)
  expect(render({ width: 800, height: 1000, ground: 'eceae6' })).not.toContain('<svg')
  expect(render({ width: 1000, height: 1000 })).not.toContain('<svg')
})

it('a card names chosen sizes that are sold out, and links to the choice', () => {
  const choices = new Map([
    [1, { path: '/produkt/tricko?cut=damsky_strih', color: undefined, soldOutSizes: ['M'] }],
  ])
  const html = renderToStaticMarkup(createElement(ProductCards, { products: [product()], choices }))
  expect(html).toContain('<p class="fine-print">M vypredané</p>')
  expect(html).toContain('href="/produkt/tricko?cut=damsky_strih"')
  expect(html).toContain('data-choice="?cut=damsky_strih"')
})

describe('a discount without a previous price', () => {
  const products = [product({ status: '50% Discount' })]
  const render = () => renderToStaticMarkup(createElement(ProductCards, { products }))

  it('has no badge and no struck price', () => {
    expect(render()).not.toMatch(/Zľava|<s>|Najnižšia/)
  })

  it('has its badge if the owner answers for it', () => {
    vi.stubEnv('SHOW_UNPROVEN_DISCOUNTS', '1')
    expect(render()).toContain('>Zľava<')
    expect(render()).not.toMatch(/<s>|Najnižšia/)
  })
})
