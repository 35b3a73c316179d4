import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ProductCards } from '../../src/product/ProductCards.tsx'
import { product } from '../fixtures/builders.ts'

vi.mock('../../src/config/browser-env.ts', () => ({
  MEDIA_HOST: { mediaUrl: 'https://media.sk', imageCdn: '/.netlify/images?url={url}&w={width}' },
}))

const one = product({ imagePath: '2024/05/a.jpg' })

it('asks the image CDN for a card’s picture in the widths of a card, where the build made none', () => {
  const original = encodeURIComponent('https://media.sk/web_files/2024/05/a.jpg')
  const html = renderToStaticMarkup(createElement(ProductCards, { products: [one] }))
  const address = (width: number) => `/.netlify/images?url=${original}&amp;w=${width}`
  expect(html).toContain(`srcSet="${address(340)} 340w,${address(560)} 560w"`)
  expect(html).toContain(`src="${address(560)}"`)
  expect(html).not.toContain('t_a.jpg')
})

it('offers what the build made as AVIF first and WebP to every other browser', () => {
  const builtPictures = new Map([[one.imagePath, { key: 'k', width: 1200, height: 1500 }]])
  const html = renderToStaticMarkup(createElement(ProductCards, { products: [one], builtPictures }))
  expect(html).toMatch(/<picture><source type="image\/avif" [^>]*><img [^>]*src="\/pictures\/k-560\.webp"/)
  expect(html.match(/<source/g)).toHaveLength(1)
})

describe('the colours of a product', () => {
  const render = (...swatches: string[]) => {
    const variants = swatches.map((_, i) => ({ name: `farba ${i}`, thumbnail: `${i}.jpg` }))
    return renderToStaticMarkup(createElement(ProductCards, { products: [product({ swatches, variants })] }))
  }

  it('are stitches that can be chosen, and each has its name', () => {
    const html = render('fff', '')
    expect(html).toContain(
      '<label><input type="radio" aria-label="farba 0" name="c"/><svg color="#fff"></svg></label>',
    )
    expect(html).toContain('<svg color="transparent">')
  })

  it('are five at most, and the number of the others', () => {
    const html = render('fff', '235', 'a53', '222', 'aaa', '623', '354')
    expect(html.match(/<svg/g)).toHaveLength(5)
    expect(html).toContain('</label>+2</form>')
  })

  it('are not offered where there is one', () => expect(render('fff')).not.toContain('stitches'))
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
