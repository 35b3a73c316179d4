// Rules 110, 124, 137
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { $cart } from '../../src/cart/store/cart-store.ts'
import { HostForm } from '../../src/product/HostProduct.tsx'
import { withPrices } from '../../src/catalogue/rules/read-offers.ts'
import type { Offer, ProductDetail } from '../../src/catalogue/rules/product.ts'
import { listenToRegions } from '../fixtures/announcements.ts'
import { product } from '../fixtures/builders.ts'
import { showIsland } from '../browser/island.tsx'
import { press, showNotifications } from '../browser/page.ts'
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
const add = page.getByRole('button', { name: 'Pridať do košíka' })

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

it.each([
  ['a product’s page', showProductPage],
  ['a quick view', showHost],
])('%s shows the price of the choice at once, and the lowest before it', async (_, show) => {
  await show(HOODIE)
  listenToRegions()
  await expect.element(price).toMatchTextContent('od 34,90 €')
  await press(radio('4XL'))
  await expect.element(price).toMatchTextContent('37,90 €')
  await expect.poll(() => window.heard).toEqual(['37,90 €'])
  // The same price is not said again.
  await press(radio('4XL'))
  await press(radio('fialová'))
  await expect.element(price).toMatchTextContent('37,90 €39,90 €')
  await expect.poll(() => window.heard).toEqual(['37,90 €', '37,90 € 39,90 €'])
  await press(add)
  await expect
    .poll(() => $cart.get().map(({ size, color, priceCents, code }) => [size, color, priceCents, code]))
    .toEqual([['4XL', 'fialová', 3790, 'fialová-4XL']])
})

it.each([
  ['a product’s page', showProductPage],
  ['a quick view', showHost],
])('%s strikes through the sizes that the chosen colour lacks, and says so', async (_, show) => {
  await show(HOODIE)
  await expect.element(radio('L (v čiernej vypredané)')).toBeDisabled()
  await expect.element(radio('M')).toBeChecked()
  await press(radio('fialová'))
  await expect.element(radio('M (vo fialovej vypredané)')).toBeDisabled()
  await expect.element(radio('L')).toBeChecked()
  await press(radio('L'))
  await press(radio('čierna'))
  await expect.element(page.getByRole('alert')).toMatchTextContent('L je vypredaná, vyberte inú.')
  await expect.element(radio('L (v čiernej vypredané)')).not.toBeChecked()
})

it('an address with a colour and a size opens at the price of both', async () => {
  history.replaceState(null, '', '/produkt/tricko?size=L&color=fialová')
  await showProductPage(HOODIE)
  await expect.element(price).toMatchTextContent('34,90 €')
  await expect.element(radio('L')).toBeChecked()
})

it('a size that is no size has its own word everywhere', async () => {
  await showProductPage(BOX)
  await expect.element(page.getByRole('group', { name: 'Formát' })).toBeVisible()
  await press(add)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Potvrďte výber (10 × 15) alebo ho zmeňte.')
  await expect.element(price).toMatchTextContent('24,90 €')
  await press(radio('15 × 21'))
  await expect.element(price).toMatchTextContent('38,90 €')
  expect(document.querySelector('.buy-bar-choice')?.textContent).toBe('Formát\u00A015 × 21')
  expect(document.querySelector<HTMLElement>('.product')?.innerText).not.toMatch(/veľkos/i)
})

it('goods in colours alone have the price of the shown colour, and colours that are gone cannot be chosen', async () => {
  await showProductPage(
    sold([
      offer('biela', '', 990, { isAvailable: false }),
      offer('modrá', '', 1290),
      offer('sivá', '', 1490),
    ]),
  )
  await expect.element(price).toMatchTextContent('12,90 €')
  await expect.element(radio('biela (vypredané)')).toBeDisabled()
  await press(radio('sivá'))
  await expect.element(price).toMatchTextContent('14,90 €')
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
