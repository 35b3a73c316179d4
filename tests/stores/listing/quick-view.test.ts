import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductDetail } from '../../../src/domain/product/product.ts'
import { product } from '../../fixtures/builders.ts'

const CARD = { id: 1, name: 'Tričko', href: '/produkt/tricko', price: '14,90 €', picture: '' }

let answer: () => Promise<ProductDetail | null>
let indexed: ProductDetail | undefined

vi.mock('../../../src/api/calls.ts', () => ({ getProduct: () => answer() }))

vi.mock('../../../src/stores/listing/sources.ts', () => ({
  loadListingIndex: () => Promise.resolve({ byId: () => indexed }),
}))

async function open(known?: ProductDetail) {
  vi.resetModules()
  indexed = known
  const store = await import('../../../src/stores/listing/quick-view.ts')
  return { ...store, opened: store.openQuickView(CARD, '/listing/all.json') }
}

beforeEach(() => {
  answer = () =>
    Promise.resolve(product({ name: 'Tričko', priceCents: 1990, descriptionHtml: '<p>Popis</p>' }))
})

describe('the quick view', () => {
  it('is open at once with what the card says', async () => {
    const { $quickView } = await open()
    expect($quickView.get()).toMatchObject({ card: CARD, product: null, description: null })
  })

  it('takes over what the API tells', async () => {
    const { $quickView, opened } = await open(product({ priceCents: 1490 }))
    await opened
    expect($quickView.get()).toMatchObject({ product: { priceCents: 1990 }, description: ['Popis'] })
  })

  it('keeps what is shown when the API fails, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    answer = () => Promise.reject(new Error('offline'))
    const { $quickView, opened } = await open(product({ priceCents: 1490 }))
    await opened
    expect($quickView.get()).toMatchObject({ product: { priceCents: 1490 }, description: null })
    expect(log).toHaveBeenCalledWith('Error fetching data:', expect.any(Error))
  })

  it('stays closed when the answer comes after it was closed', async () => {
    const { $quickView, closeQuickView, opened } = await open()
    closeQuickView()
    await opened
    expect($quickView.get()).toBeNull()
  })
})
