// Rules 124, 137, 138
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toProductIndex } from '../../scripts/pipeline/listing/make-product-index.ts'
import { QUANTITY } from '../../src/config/product-limits.ts'
import { $cart, addToCart } from '../../src/cart/store/cart-store.ts'
import { $toasts, dismissToast } from '../../src/cart/store/toasts-store.ts'
import { $productIndex } from '../../src/product-index/store.ts'
import { $saved } from '../../src/product/store/saved-store.ts'
import { catalogue, product } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { press, showAstro } from '../browser/page.ts'
import '../../src/cart/cart-toasts.ts'
import '../../src/listing/saved-goods.css'
import '../../src/listing/saved-goods.ts'
import '../../src/product/card.css'

const offer = { color: '', priceBeforeCents: null, isAvailable: true, ean: '', code: '' }
const GOODS = {
  mug: product({ id: 1, slug: 'hrncek', name: 'Hrnček', priceCents: 890, priceBeforeCents: 1290 }),
  shirt: product({ id: 2, slug: 'tricko', name: 'Tričko', sizes: ['S', 'M'] }),
  picture: product({
    ...{ id: 3, slug: 'obraz', name: 'Obraz', imagePath: '', sizes: ['A4', 'A3'], sizeName: 'Formát' },
    ...{ priceCents: 1290, priceMaxCents: 1890 },
    offers: [
      { ...offer, size: 'A4', priceCents: 1290 },
      { ...offer, size: 'A3', priceCents: 1890 },
    ],
  }),
  printable: product({ id: 4, slug: 'taska', name: 'Taška', isWithoutPrint: true }),
  soldOut: product({ id: 5, slug: 'siltovka', name: 'Šiltovka', status: 'Sold Out' }),
}
const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const heart = (name: string) => page.getByRole('button', { name: `Odložiť: ${name}` })
const toasts = page.getByRole('list', { name: 'Upozornenia' })

beforeEach(() => {
  for (const { id } of $toasts.get()) dismissToast(id)
  $productIndex.set(toProductIndex(catalogue(Object.values(GOODS))))
  for (const old of document.querySelectorAll('saved-goods, cart-toasts')) old.remove()
})

async function open(...saved: (readonly [id: number, name: string])[]): Promise<void> {
  $saved.set(saved)
  await showAstro('/src/listing/SavedGoods.astro')
}

it('kept goods have picture, name and price as on their cards: the lowest of several, and the price before', async () => {
  await open([3, 'Obraz'], [1, 'Hrnček'])
  await expect.element(card('Obraz')).toMatchTextContent(/Obraz.*od 12,90\s€/)
  expect(card('Obraz').element().querySelector('.no-picture')).not.toBeNull()
  await expect
    .element(card('Hrnček'))
    .toMatchTextContent('Hrnček8,90 €12,90 €Najnižšia cena za 30 dní pred zľavou: 12,90 €Pridať do košíka')
  await expect.element(card('Hrnček').getByRole('link')).toHaveAttribute('href', '/produkt/hrncek')
})

it('kept goods that leave nothing to choose are added at once, as their page adds them, until no more fit', async () => {
  await open([1, 'Hrnček'])
  const add = page.getByRole('button', { name: 'Pridať do košíka: Hrnček' })
  await press(add)
  await expect.element(toasts).toMatchTextContent(/Pridané do košíka.*Hrnček.*8,90 €/)
  expect($cart.get()).toMatchObject([
    { id: 1, slug: 'hrncek', count: 1, size: '', color: '', priceCents: 890 },
  ])
  const [line] = $cart.get()
  if (line) addToCart({ ...line, count: QUANTITY.max })
  await press(add)
  await expect.element(toasts).toMatchTextContent('V košíku je už najväčšie možné množstvo')
  expect($cart.get()).toMatchObject([{ count: QUANTITY.max }])
})

it.each([
  ['Tričko', 'Vybrať veľkosť', '/produkt/tricko#vyber'],
  ['Obraz', 'Vybrať variant', '/produkt/obraz#vyber'],
  ['Taška', 'Vybrať variant', '/produkt/taska#vyber'],
])(
  'of the kept %s, where something is to be chosen, the button says "%s" and leads there',
  async (name, words, href) => {
    await open([2, 'Tričko'], [3, 'Obraz'], [4, 'Taška'])
    const link = page.getByRole('link', { name: `${words}: ${name}` })
    await expect.element(link).toMatchTextContent(words)
    await expect.element(link).toHaveAttribute('href', href)
  },
)

it('kept goods that are sold out say so, and cannot be added', async () => {
  await open([5, 'Šiltovka'])
  await expect.element(card('Šiltovka')).toMatchTextContent(/Šiltovka.*Vypredané$/)
  await expect.element(card('Šiltovka').getByRole('link')).toHaveLength(1)
})

it('kept goods that the shop no longer sells, or that cannot be asked for, say so by their names', async () => {
  shop.answers('get_product', ({ query }) =>
    query.get('pid') === '8' ? Promise.reject(new Error('offline')) : { data: null },
  )
  await open([7, 'Mikina Vlna'], [8, 'Mikina Dúha'], [9, ''])
  await expect.element(card('Mikina Vlna')).toMatchTextContent('Mikina VlnaUž nepredávame.')
  await expect.element(card('Mikina Dúha')).toMatchTextContent('Mikina DúhaTeraz sa nepodarilo načítať.')
  await expect.element(card('Produkt')).toMatchTextContent('ProduktUž nepredávame.')
  expect(page.getByRole('link').elements()).toEqual([])
})

it('a product that is let go on the page of kept goods stays until the page is left, and can be kept again', async () => {
  await open([1, 'Hrnček'], [2, 'Tričko'])
  await expect.element(card('Hrnček').getByRole('link')).toBeVisible()
  await press(heart('Hrnček'))
  await expect.element(heart('Hrnček')).toHaveAttribute('aria-pressed', 'false')
  expect($saved.get()).toEqual([[2, 'Tričko']])
  await press(heart('Hrnček'))
  await expect.element(heart('Hrnček')).toHaveAttribute('aria-pressed', 'true')
  expect($saved.get()).toEqual([
    [1, 'Hrnček'],
    [2, 'Tričko'],
  ])
})

it('a product that another tab keeps appears on the page of kept goods', async () => {
  await open([1, 'Hrnček'])
  $saved.set([
    [2, 'Tričko'],
    [1, 'Hrnček'],
  ])
  await expect.element(page.getByRole('listitem')).toHaveLength(2)
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/Tričko.*14,90 €/)
})
