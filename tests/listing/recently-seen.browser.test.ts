// Rules 123, 138
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { product } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { press, showAstro } from '../browser/page.ts'
import { $saved } from '../../src/product/store/saved-store.ts'
import '../../src/listing/recently-seen.css'
import '../../src/listing/recently-seen.ts'

const PRODUCTS = [
  product({ slug: 'hrncek', name: 'Hrnček', priceCents: 890 }),
  product({ slug: 'siltovka', name: 'Šiltovka', priceCents: 1290, imagePath: '' }),
  product({ slug: 'tricko', name: 'Tričko' }),
]
const row = page.getByRole('region', { name: 'Naposledy ste si pozreli' })
beforeEach(() => {
  shop.lists(PRODUCTS)
  // On a page, its first script says so.
  document.documentElement.dataset['seen'] = '["hrncek"]'
})

/** Opens the page of a t-shirt. @param stored the products seen before, in JSON */
async function openProduct(stored: string): Promise<void> {
  sessionStorage.setItem('recentlySeen', stored)
  document.querySelector('recently-seen')?.remove()
  await showAstro('/src/listing/RecentlySeen.astro', { slug: 'tricko' })
}

it('the row of recently seen products disappears if the index cannot be fetched', async () => {
  shop.fails(PRODUCT_INDEX_ADDRESS)
  await openProduct('["hrncek"]')
  await expect.poll(() => document.querySelector('recently-seen')).toBeNull()
})

it('the row shows recently seen products, newest first, without the present one and those that are gone', async () => {
  await openProduct('["siltovka","nikto-take-nema","tricko","hrncek"]')
  const cards = row.getByRole('listitem')
  await expect.element(cards).toHaveLength(2)
  await expect.element(cards.first()).toMatchTextContent('Šiltovka')
  expect(cards.first().element().querySelector('.no-picture')).not.toBeNull()
  await expect.element(cards.nth(1)).toMatchTextContent(/Hrnček.*8,90\s€/)
  await expect.element(cards.nth(1).getByRole('link')).toHaveAttribute('href', '/produkt/hrncek')
})

it('the heart of a recently seen product keeps it', async () => {
  await openProduct('["hrncek"]')
  const heart = row.getByRole('button', { name: 'Odložiť: Hrnček' })
  await press(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect($saved.get()).toEqual([[1, 'Hrnček']])
})

it.each(['["tricko"]', '["<img src=x onerror=alert(1)>",null,{"toString":1},"__proto__"]', '["a",'])(
  'the row of recently seen products disappears if nothing of %s can be shown',
  async (stored) => {
    await openProduct(stored)
    await expect.poll(() => document.querySelector('recently-seen')).toBeNull()
  },
)

it('a product of a prerendered page or a hidden tab is stored once it is visible', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  sessionStorage.setItem('recentlySeen', '[]')
  document.querySelector('recently-seen')?.remove()
  await showAstro('/src/listing/RecentlySeen.astro', { slug: 'tricko' })
  expect(sessionStorage.getItem('recentlySeen')).toBe('[]')
  hidden.mockRestore()
  // eslint-disable-next-line no-restricted-syntax -- only the browser itself shows a tab
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => sessionStorage.getItem('recentlySeen')).toBe('["tricko"]')
})
