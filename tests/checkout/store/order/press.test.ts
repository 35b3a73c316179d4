// Rules 317, 501, 504, 520
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../../src/config/checkout-settings.ts'
import type { DeliveryOption } from '../../../../src/catalogue/rules/settings.ts'
import type { OrderDifference } from '../../../../src/checkout/rules/order-differences.ts'
import { differenceText } from '../../../../src/checkout/texts/elsewhere-texts.ts'
import { cartLine, customer, withDelivery } from '../../../fixtures/builders.ts'
import { shop } from '../../../fixtures/open-shop.ts'
import { check, type CheckoutTab, FORM, openCheckout, openFilledCheckout } from './open-checkout.ts'

/** A cart with free delivery, so that every choice has the same sum. */
const DEAR = cartLine({ name: 'Tričko Fatra', priceCents: 4000, size: 'M', color: '', cut: '' })

async function openDear(): Promise<CheckoutTab> {
  const page = await openFilledCheckout()
  page.updateCart(() => [DEAR])
  return page
}

/** Presses the button, runs `meanwhile`, and only then lets the code of sending come. */
async function pressWithLateCode(page: CheckoutTab, meanwhile: () => unknown): Promise<void> {
  const code = Promise.withResolvers<undefined>()
  const sending = page.submitOrder(code.promise)
  expect(page.$order.get().view).toBe(3)
  await meanwhile()
  code.resolve(undefined)
  await sending
}

const told = (page: CheckoutTab) =>
  page.$elsewhere
    .get()
    ?.differences.map((one: OrderDifference) => differenceText(one).replaceAll('\u00A0', ' '))

describe('an order whose code comes late', () => {
  it('is the order of the press if nothing changed', async () => {
    const page = await openDear()
    await pressWithLateCode(page, () => undefined)
    expect(shop.orders()).toHaveLength(1)
    expect(shop.orders()[0]?.order).toMatchObject({ totalPrice: 40, chosenDelivery: 1 })
    expect(page.$order.get().view).toBe(2)
  })

  it.each<[string, (other: CheckoutTab) => void, string[]]>([
    ['another delivery', (other) => other.chooseDelivery(0), ['Doprava: Slovenská pošta 1. trieda']],
    ['another payment', (other) => other.choosePayment(0), ['Platba: Bankový prevod vopred']],
    ['another street', (other) => other.updateCustomer({ street: 'Hla' }), ['Ulica (fakturačné údaje): Hla']],
    ['a present', (other) => other.updateCustomer({ orderAsAGift: true }), ['Objednávam ako darček: áno']],
    [
      'another size',
      (other) => other.updateCart((cart) => cart.map((line) => ({ ...line, size: 'XL' }))),
      ['Tričko Fatra, XL: 1 kus po 40,00 €', 'Tričko Fatra, M: už nie je v košíku'],
    ],
    [
      'a new price to which that tab has agreed',
      (other) => other.updateCart((cart) => cart.map((line) => ({ ...line, priceCents: 4200 }))),
      ['Tričko Fatra, M: 1 kus po 42,00 €', 'Spolu k úhrade: 42,00 €'],
    ],
  ])(
    'is not sent if another tab chose %s meanwhile, and the shopper reads what changed',
    async (_, change, texts) => {
      const page = await openDear()
      const other = await openCheckout()
      await pressWithLateCode(page, () => {
        other.$cart.get()
        change(other)
      })
      expect(shop.orders()).toEqual([])
      expect(page.$order.get()).toEqual({ ...FORM, notice: 'outdated' })
      expect(told(page)).toEqual(texts)
    },
  )

  it('keeps all that was typed if something clears storage meanwhile', async () => {
    const page = await openDear()
    await pressWithLateCode(page, () => localStorage.clear())
    expect(page.readCart()).toEqual([DEAR])
    expect((await openCheckout()).$customer.get()).toEqual(customer())
  })

  it('is not sent while the code does not come: the form is back, with its terms ticked', async () => {
    const page = await openDear()
    page.pressOrder()
    page.changeForm({ type: 'held', notice: 'unsent' })
    expect(page.$order.get()).toEqual({ view: 1, isTermsAccepted: true, notice: 'unsent' })
    expect(shop.orders()).toEqual([])
  })
})

describe('a chosen delivery that means something else since the page was built', () => {
  const given = (change: Partial<DeliveryOption>) => ({ ...DEFAULT_SETTINGS, ...withDelivery(1, change) })

  it.each<[string, Partial<DeliveryOption>]>([
    ['another name', { name: 'Kuriér do zahraničia' }],
    ['another time', { days: [20, 40] }],
  ])('is not ordered before its shopper has seen %s', async (_, change) => {
    const page = await openDear()
    check.now = () => page.applySettings(given(change))
    await page.submitOrder()
    expect(shop.orders()).toEqual([])
    expect(page.$order.get()).toMatchObject({ view: 1, notice: 'changes' })
    page.agreeToChanges()
    await page.submitOrder()
    expect(shop.orders()).toHaveLength(1)
    expect(page.$order.get()).toMatchObject({
      view: 2,
      receipt: { deliveryName: change.name ?? 'Kuriér GLS' },
    })
  })

  it('is ordered at once if only a delivery that is not chosen has another name', async () => {
    const page = await openDear()
    page.chooseDelivery(0)
    page.applySettings(given({ name: 'Kuriér do zahraničia' }))
    await page.submitOrder()
    expect(shop.orders()).toHaveLength(1)
  })

  it('is told as renumbered, and not as changed in another tab, if the shop has swapped its id', async () => {
    const page = await openDear()
    const swapped = { 0: 1, 1: 0 } as Record<number, number>
    const swap = <T extends { id: number }>(one: T): T => ({ ...one, id: swapped[one.id] ?? one.id })
    const deliveryOptions = DEFAULT_SETTINGS.deliveryOptions.map(swap)
    check.now = () => page.applySettings({ ...DEFAULT_SETTINGS, deliveryOptions })
    await page.submitOrder()
    expect(shop.orders()).toEqual([])
    expect(page.$order.get()).toMatchObject({ view: 1, notice: 'renumbered' })
    await page.order()
    expect(shop.orders()[0]?.order).toMatchObject({ chosenDelivery: 0 })
  })
})

it('what another tab changes in two steps is told together, and again only after it was seen', async () => {
  const page = await openDear()
  const { tellElsewhere } = await import('../../../../src/checkout/store/submit-order.ts')
  const change = (line: typeof DEAR) => {
    const before = localStorage.getItem('cart')
    page.updateCart(() => [line])
    tellElsewhere(before)
  }
  change({ ...DEAR, size: 'L' })
  change({ ...DEAR, size: 'L', count: 2 })
  expect(told(page)).toEqual(['Tričko Fatra, L: 2 kusy po 40,00 €', 'Tričko Fatra, M: už nie je v košíku'])
  page.$elsewhere.set({ differences: [], isSeen: true })
  change({ ...DEAR, size: 'L', count: 3 })
  expect(told(page)).toEqual(['Tričko Fatra, L: 3 kusy po 40,00 €'])
})
