import { cleanStores } from 'nanostores'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import type { ArtworkIds } from '../../src/catalogue/rules/artwork.ts'
import type { CartLine } from '../../src/cart/rules/cart.ts'
import type { CustomerData } from '../../src/checkout/rules/customer.ts'
import { INITIAL_ORDER_STATE } from '../../src/checkout/rules/form-state.ts'
import { SHOP } from '../../src/config/shop.ts'
import type { DeliveryFacts } from '../../src/cart/rules/delivery-day.ts'
import { CartPopup } from '../../src/cart/CartPopup.tsx'
import { CartPage } from '../../src/cart/CartPage.tsx'
import { CheckoutPage } from '../../src/checkout/CheckoutPage.tsx'
import { $cart, addToCart } from '../../src/cart/store/cart-store.ts'
import { $removed, $restored } from '../../src/cart/store/removed.ts'
import { $today } from '../../src/cart/store/today-store.ts'
import { updateCustomer } from '../../src/checkout/store/customer-store.ts'
import { $order } from '../../src/checkout/store/order-view.ts'
import { CAP, customer, MUG } from '../fixtures/builders.ts'
import { showIsland } from './island.tsx'
import { press, showAstro } from './page.ts'

/** A shop without promised days of delivery. */
const NO_DAYS: DeliveryFacts = { plan: { ...SHOP.delivery, deliveryDays: null }, madeToOrderIds: [] }
const PROPS = { settings: DEFAULT_SETTINGS, vatNote: 'Ceny sú s DPH.' }

/** A build whose table fits the lines in the cart. */
function artworkIdsOfCart(): ArtworkIds {
  const lines = $cart.get().filter(({ artwork }) => artwork !== undefined)
  const idsOf = (artwork = '') => lines.filter((line) => line.artwork === artwork).map(({ id }) => id)
  return Object.fromEntries(lines.map(({ artwork = '' }) => [artwork, idsOf(artwork)]))
}

export const DELIVERY_NOTE = 'Osobný odber zadarmo, doprava od 2,90 €'
const PICKUP_HOURS = 'Tovar vydávame: pondelok – piatok 9:00 – 12:00'
export const view = {
  billing: page.getByRole('group', { name: 'Fakturačné údaje' }),
  email: page.getByRole('textbox', { name: 'E-mail', exact: true }),
  terms: page.getByRole('checkbox', { name: /Súhlasím s/ }),
  submit: page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' }),
  success: page.getByRole('heading', { name: 'Objednávka bola odoslaná !' }),
  failure: page.getByRole('heading', { name: 'Chyba pri odosielaní objednávky :/' }),
  unknown: page.getByRole('heading', { name: 'Nevieme, či k nám objednávka dorazila' }),
  ok: page.getByRole('button', { name: 'OK' }),
  changes: page.getByRole('heading', { name: 'Od vášho výberu sa niečo zmenilo' }),
}

export function breakPrices(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(Number.prototype, 'toFixed').mockImplementation(() => {
    throw new TypeError('cena sa pokazila')
  })
}

async function begin(lines: readonly CartLine[]): Promise<void> {
  await cleanup()
  // When the store is mounted again, it reads storage again.
  cleanStores($order)
  $order.set(INITIAL_ORDER_STATE)
  $removed.set([])
  $restored.set(null)
  $today.set({})
  document.getElementById('cart-popup')?.hidePopover()
  history.replaceState(null, '')
  for (const line of lines) addToCart(line)
}

export async function openCart(
  lines: readonly CartLine[] = [MUG],
  settings = DEFAULT_SETTINGS,
  delivery = NO_DAYS,
  artworkIds?: ArtworkIds,
): Promise<void> {
  await begin(lines)
  await showIsland(
    <CartPage
      {...PROPS}
      {...{ settings, delivery, artworkIds: artworkIds ?? artworkIdsOfCart() }}
      deliveryNote={DELIVERY_NOTE}
    />,
    'Nákupný košík',
  )
}

export const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
export const cartButton = page.getByRole('button', { name: /^Nákupný košík/ })

/** Shows the header's cart, once for a file. */
export async function showHeaderCart(): Promise<void> {
  await showAstro('/src/cart/HeaderCart.astro', { settings: DEFAULT_SETTINGS })
  await import('../../src/cart/cart-button.ts')
  await import('../../src/look/popovers.ts')
}

export async function openPopup(lines: readonly CartLine[] = [MUG, CAP]): Promise<void> {
  await begin(lines)
  await render(<CartPopup deliveryFreeFromCents={3500} deliveryNote={DELIVERY_NOTE} />, {
    container: document.querySelector('#cart-popup astro-island') as HTMLElement,
  })
  await press(cartButton)
}

export async function openCheckout(
  lines: readonly CartLine[] = [MUG],
  form?: CustomerData,
  settings = DEFAULT_SETTINGS,
  delivery = NO_DAYS,
): Promise<void> {
  await begin(lines)
  if (form) updateCustomer(form)
  await showIsland(
    <CheckoutPage
      {...PROPS}
      pickupHours={PICKUP_HOURS}
      {...{ settings, delivery, artworkIds: artworkIdsOfCart() }}
    />,
    'Objednávka',
  )
}

export async function order(...choices: readonly string[]): Promise<void> {
  await openCheckout([MUG], customer())
  for (const name of choices) await press(page.getByRole('radio', { name }))
  await send()
}

export async function send(): Promise<void> {
  await press(view.terms)
  await press(view.submit)
}
