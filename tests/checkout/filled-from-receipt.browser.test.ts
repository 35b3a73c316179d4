// Rule 920
import { afterEach, describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { updateCustomer } from '../../src/checkout/store/customer-store.ts'
import { INITIAL_ORDER_STATE } from '../../src/checkout/rules/form-state.ts'
import { placeOrder } from '../../src/checkout/order-code.tsx'
import { $order, acceptTerms } from '../../src/checkout/store/order-view.ts'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { openSettings } from '../../src/cart/store/settings-store.ts'
import { addToCart } from '../../src/cart/store/cart-store.ts'
import type { CartLine } from '../../src/cart/rules/cart.ts'
import { CAP, customer, MUG } from '../fixtures/builders.ts'
import { showHtml } from '../browser/page.ts'
import '../../src/checkout/filled-from-receipt.ts'

async function open(end: string, made: readonly number[] = []): Promise<void> {
  history.replaceState(null, '', `${location.pathname}${location.search}${end}`)
  const html = await commands.renderAstro('/src/legal/Withdrawal.astro', {
    taker: { address: '/odstupenia', isNetlify: false },
  })
  document.body.replaceChildren()
  showHtml(
    `<filled-from-receipt data-link="#z-objednavky" data-made="${JSON.stringify(made)}">${html}</filled-from-receipt>`,
  )
}

const values = () =>
  ['Meno a priezvisko', 'Číslo objednávky', 'E-mail', 'Ktorý tovar vraciate'].map(
    (name) => (page.getByRole('textbox', { name }).element() as HTMLInputElement).value,
  )

async function order(...lines: CartLine[]): Promise<void> {
  $order.set(INITIAL_ORDER_STATE)
  openSettings(DEFAULT_SETTINGS)
  for (const line of [MUG, ...lines]) addToCart(line)
  updateCustomer(customer({ name: 'Žofia', surname: 'Nováková', email: 'zofia@example.sk' }))
  acceptTerms(true)
  await placeOrder()
}

afterEach(() => history.replaceState(null, '', `${location.pathname}${location.search}`))

describe('the page of a withdrawal', () => {
  it('is filled in from the receipt whose link was followed', async () => {
    await order()
    await open('#z-objednavky')
    await expect.poll(values).toEqual(['Žofia Nováková', '2026000042', 'zofia@example.sk', ''])
  })

  it.each([
    ['by its product', CAP, [CAP.id]],
    ['because it needs photos', { ...CAP, artwork: 'photos' }, []],
  ])('names only the goods that can be returned where some are made to order %s', async (_, made, ids) => {
    await order(made)
    await open('#z-objednavky', ids)
    await expect.poll(() => values()[3]).toBe('Hrnček Kriváň, 1\u00A0ks')
  })

  it.each([
    ['behind another link', '', true],
    ['without an order', '#z-objednavky', false],
  ])('%s is empty', async (_, end, isOrdered) => {
    if (isOrdered) await order()
    await open(end)
    expect(values()).toEqual(['', '', '', ''])
  })
})
