// Rules 110, 124, 137
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { $cart } from '../../src/cart/store/cart-store.ts'
import { HostForm } from '../../src/product/HostProduct.tsx'
import { withPrices } from '../../src/catalogue/rules/read-offers.ts'
import type { Offer, ProductDetail } from '../../src/catalogue/rules/product.ts'
import { listenToRegions } from '../fixtures/announcements.ts'
import { product } from '../fixtures/builders.ts'
import { showIsland } from '../browser/island.tsx'
import { press, showNotifications } from '../browser/page.ts'
import { button, group, walk } from '../browser/walk.ts'
import { showProductPage } from '../browser/product-page.ts'

const offer = (color: string, size: string, priceCents: number, change: Partial<Offer> = {}): Offer => ({
  ...{
    color,
    size,
    priceCents,
    priceBeforeCents: null,
    isAvailable: true,
    ean: '',
    code: `${color}-${size}`,
  },
  ...change,
})
const sold = (offers: readonly Offer[], change: Partial<ProductDetail> = {}) => {
  const sizes = [...new Set(offers.map(({ size }) => size))].filter(Boolean)
  const colors = [...new Set(offers.map(({ color }) => color))].filter(Boolean)
  const variants = colors.map((name) => ({ name, thumbnail: '' }))
  return withPrices(product({ sizes, allOfSizes: sizes, variants, ...change }), offers)
}
const HOODIE = sold([
  ...[
    offer('čierna', 'M', 3490),
    offer('čierna', '4XL', 3790),
    offer('čierna', 'L', 3490, { isAvailable: false }),
  ],
  ...[offer('fialová', 'L', 3490), offer('fialová', '4XL', 3790, { priceBeforeCents: 3990 })],
])
const BOX = sold([offer('', '10 × 15', 2490), offer('', '15 × 21', 3890)], { sizeName: 'Formát' })

const price = page.getByRole('status').filter({ hasText: '€' })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const add = button('Pridať do košíka')
const alert = page.getByRole('alert')

beforeEach(async () => {
  history.replaceState(null, '', '/produkt/tricko')
  await showNotifications()
  document.querySelector('.product')?.remove()
})

const showHost = (shown: ProductDetail) =>
  showIsland(
    <article className="product">
      <HostForm product={shown} asked={location.search} artwork={undefined} />
    </article>,
    '',
  )

describe.each([
  ['a product’s page', showProductPage],
  ['a quick view', showHost],
])('%s', (_, show) => {
  it('shows the price of the choice at once, and the lowest before it', async () => {
    await show(HOODIE)
    listenToRegions()
    await walk([price, /od 34,90 €/], radio('4XL'), [price, /37,90 €/])
    await expect.poll(() => window.heard).toEqual(['37,90 €'])
    // The same price is not said again.
    await walk(radio('4XL'), radio('fialová'), [price, /37,90 €39,90 €/])
    await expect.poll(() => window.heard).toEqual(['37,90 €', '37,90 € 39,90 €'])
    await press(add)
    const line = { size: '4XL', color: 'fialová', priceCents: 3790, code: 'fialová-4XL' }
    await expect.poll(() => $cart.get()).toMatchObject([line])
  })

  it('strikes through the sizes that the chosen colour lacks, and says so', async () => {
    await show(HOODIE)
    await walk([radio('L (v čiernej vypredané)'), 'disabled'], [radio('M'), 'checked'], radio('fialová'))
    await walk([radio('M (vo fialovej vypredané)'), 'disabled'], [radio('L'), 'checked'], radio('L'))
    await walk(radio('čierna'))
    await walk([alert, /L je vypredaná, vyberte inú\./], [radio('L (v čiernej vypredané)'), 'unchecked'])
  })
})

it('an address with a colour and a size opens at the price of both', async () => {
  history.replaceState(null, '', '/produkt/tricko?size=L&color=fialová')
  await showProductPage(HOODIE)
  await walk([price, /34,90 €/], [radio('L'), 'checked'])
})

it('a size that is no size has its own word everywhere', async () => {
  await showProductPage(BOX)
  await walk([group('Formát'), 'seen'], add, [alert, { text: 'Potvrďte výber (10 × 15) alebo ho zmeňte.' }])
  await walk([price, /24,90 €/], radio('15 × 21'), [price, /38,90 €/])
  expect(document.querySelector('.buy-bar-choice')?.textContent).toBe('Formát\u00A015 × 21')
  expect(document.querySelector<HTMLElement>('.product')?.innerText).not.toMatch(/veľkos/i)
})

it('goods in colours alone have the price of the shown colour, and colours that are gone cannot be chosen', async () => {
  const white = offer('biela', '', 990, { isAvailable: false })
  await showProductPage(sold([white, offer('modrá', '', 1290), offer('sivá', '', 1490)]))
  await walk([price, /12,90 €/], [radio('biela (vypredané)'), 'disabled'], radio('sivá'), [price, /14,90 €/])
})

it('without script, a table has each size, its price and its colours', async () => {
  await showProductPage(HOODIE)
  const rows = [...document.querySelectorAll('.facts tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent.replaceAll('\u00A0', ' ')),
  )
  expect(rows).toEqual([
    ['Veľkosť', 'Cena', 'Dostupnosť'],
    ['M', '34,90 €', 'dostupné: čierna'],
    ['4XL', '37,90 €', 'dostupné: čierna, fialová'],
    ['L', '34,90 €', 'vypredané: čierna'],
    ['L', '34,90 €', 'dostupné: fialová'],
  ])
})
