import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ProductCards } from '../../src/product/ProductCards.tsx'
import { product } from '../fixtures/builders.ts'

vi.mock('../../src/config/browser-env.ts', () => ({
  MEDIA_HOST: { mediaUrl: 'https://media.sk', imageCdn: '' },
}))

describe('the colours of a product', () => {
  const render = (...swatches: string[]) =>
    renderToStaticMarkup(createElement(ProductCards, { products: [product({ swatches })] }))

  it('are stitches, and their number is said', () => {
    expect(render('fff', '235', 'a53')).toContain(
      '<p class="stitches" role="img" aria-label="3\u00A0farby"><svg color="#fff"></svg><svg color="#235"></svg><svg color="#a53"></svg></p>',
    )
  })

  it('are five at most, and the number of the others', () => {
    const html = render('fff', '235', 'a53', '222', 'aaa', '623', '354')
    expect(html.match(/<svg/g)).toHaveLength(5)
    expect(html).toContain('aria-label="7\u00A0farieb"')
    expect(html).toContain('</svg>+2</p>')
  })

  it('are not counted aloud when there is one, and keep their place when there is none', () => {
    expect(render('fff')).toContain('<p class="stitches"><svg color="#fff"></svg></p>')
    expect(render()).toContain('<p class="stitches"></p>')
  })

  it('are only outlined where they were not measured', () => {
    expect(render('', '')).toContain('aria-label="2\u00A0farby"><svg color="transparent">')
  })
})

describe('a discount without a previous price', () => {
  const products = [product({ status: '50% Discount' })]
  const render = () => renderToStaticMarkup(createElement(ProductCards, { products }))

  it('has no badge, and nothing is struck through', () => {
    expect(render()).not.toMatch(/Zľava|<s>|Najnižšia/)
  })

  it('has its badge where the owner answers for it', () => {
    vi.stubEnv('SHOW_UNPROVEN_DISCOUNTS', '1')
    expect(render()).toContain('Zľava 50')
    expect(render()).not.toMatch(/<s>|Najnižšia/)
  })
})
