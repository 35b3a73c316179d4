import { afterEach, describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { updateCustomer } from '../../src/checkout/store/customer-store.ts'
import { submitOrder } from '../../src/checkout/store/order.ts'
import { acceptTerms } from '../../src/checkout/store/order.ts'
import { addToCart } from '../../src/cart/store/cart-store.ts'
import { customer } from '../fixtures/builders.ts'
import { MUG, sell } from '../browser/checkout.tsx'
import { showHtml } from '../browser/page.ts'
import '../../src/checkout/filled-from-receipt.ts'

async function open(end: string): Promise<void> {
  history.replaceState(null, '', `${location.pathname}${location.search}${end}`)
  const html = await commands.renderAstro('/src/legal/Withdrawal.astro', {
    taker: { address: '/odstupenia', isNetlify: false },
  })
  document.body.replaceChildren()
  showHtml(`<filled-from-receipt>${html}</filled-from-receipt>`)
}

const values = () =>
  ['Meno a priezvisko', 'Číslo objednávky', 'E-mail'].map(
    (name) => (page.getByRole('textbox', { name }).element() as HTMLInputElement).value,
  )

async function order(): Promise<void> {
  sell([MUG])
  addToCart(MUG)
  updateCustomer(customer({ name: 'Žofia', surname: 'Nováková', email: 'zofia@example.sk' }))
  acceptTerms(true)
  await submitOrder(() => Promise.resolve())
}

afterEach(() => history.replaceState(null, '', `${location.pathname}${location.search}`))

describe('the page of a withdrawal', () => {
  it('is filled in from the receipt whose link was followed', async () => {
    await order()
    await open('#z-objednavky')
    await expect.poll(values).toEqual(['Žofia Nováková', '2026000042', 'zofia@example.sk'])
  })

  it.each([
    ['behind another link', '', true],
    ['without an order', '#z-objednavky', false],
  ])('%s is empty', async (_, end, isOrdered) => {
    if (isOrdered) await order()
    await open(end)
    expect(values()).toEqual(['', '', ''])
  })
})
