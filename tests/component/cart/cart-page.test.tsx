import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout/settings.ts'
import { CartPage } from '../../../src/islands/cart/CartPage.tsx'
import { addToCart } from '../../../src/stores/cart/cart.ts'
import { cartLine } from '../../fixtures/builders.ts'
import { api } from '../support/api.ts'
import { showIsland } from '../support/island.tsx'
import { press, usePhone } from '../support/page.ts'

const CART = <CartPage settings={DEFAULT_SETTINGS} vatNote="s DPH" />
const more = page.getByRole('button', { name: 'Zvýšiť množstvo' })
const total = page.getByRole('status').filter({ hasText: 'Celková suma tovaru' })

it.each([
  ['with the mouse', () => Promise.resolve()],
  ['with a finger', usePhone],
])('steps the quantity of a line %s, and says the new total', async (_, prepare) => {
  await prepare()
  addToCart(cartLine({ priceCents: 1490 }))
  await showIsland(CART, 'Nákupný košík')
  await expect.element(total).toMatchTextContent('14,90 €')
  await press(more)
  await expect.element(total).toMatchTextContent('29,80 €')
  await expect.element(page.getByText('Množstvo: 2')).toBeInTheDocument()
})

it('shows the price that a product costs now, and the one that it had', async () => {
  api.mockReturnValue({ data: { id: 1, slug: 'hrncek', name: 'Hrnček', price: '10.90' } })
  addToCart(cartLine({ size: '', cut: '', selectedCut: '', priceCents: 890 }))
  await showIsland(CART, 'Nákupný košík')
  await expect
    .element(page.getByRole('listitem').filter({ has: more }))
    .toMatchTextContent('Cena sa zmenila: pôvodne 8,90 €, teraz 10,90 €')
  await expect.element(total).toMatchTextContent('10,90 €')
})

it('is empty without lines', async () => {
  await showIsland(CART, 'Nákupný košík')
  await expect.element(page.getByText('Nákupný košík je prázdny')).toBeVisible()
})
