// Rules 129, 134, 408, 514, 524
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderToStaticMarkup } from 'react-dom/server'
import { namedDelivery } from '../../src/cart/rules/delivery.ts'
import type { DeliveryFacts } from '../../src/cart/rules/delivery-day.ts'
import type { DeliveryKind } from '../../src/catalogue/rules/settings.ts'
import type { DaySpan } from '../../src/company/rules/working-days.ts'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { SHOP } from '../../src/config/shop.ts'
import { BuyFacts } from '../../src/product/BuyFacts.tsx'
import { openCart, openCheckout, send, view } from '../browser/checkout.tsx'
import { setClock, setWindow, showHtml } from '../browser/page.ts'
import { group, radio, walk } from '../browser/walk.ts'
import { CAP, customer, MUG } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import '../../src/cart/delivery-day.ts'
import '../../src/product/facts.css'

const DAYS: Readonly<Partial<Record<DeliveryKind, DaySpan>>> = { courier: [1, 2], pickup: [1, 1] }
/** Courier and pickup have their own days; the post has the owner's, [2, 4]. */
const deliveryOptions = DEFAULT_SETTINGS.deliveryOptions.map(({ kind, ...option }) => {
  const days = DAYS[kind]
  return { ...option, kind, ...(days && { days }) }
})
const SETTINGS = { ...DEFAULT_SETTINGS, deliveryOptions }
const DELIVERY: DeliveryFacts = { plan: SHOP.delivery, madeToOrderIds: [CAP.id] }

const plain = (text = '') => text.replaceAll('\u2060', '').replaceAll('\u00A0', ' ')
/** Writes a range as pages do. */
const joined = (text: string) => text.replaceAll('– ', '–\u2060 ')

const WEDNESDAY = '2026-11-25T10:00'
const CHRISTMAS_EVE = '2026-12-24T10:00'
const FROM_FRIDAY = 'Doručíme od piatka 27. 11. do utorka 1. 12.'
/** What the cart says of goods of which a part is made to order, before the days of the others. */
const ONE_PARCEL =
  'Všetko dostanete v jednom balíku, keď bude hotové, a deň vám oznámime.Ostatné, ak si to objednáte zvlášť:'
const summary = page.getByRole('complementary', { name: 'Súhrn objednávky' })
const next = page.getByRole('region', { name: 'Čo bude ďalej' })
const deliveries = group('Doprava')
const AFTER_NEW_YEAR = 'Doručíme od štvrtka 7. 1. do pondelka 11. 1.'

beforeEach(() => shop.sets({ deliveryOptions }))

describe('on a product', () => {
  function showDay() {
    document.querySelector('.buy-facts')?.remove()
    const settings = { deliveryFreeFromCents: 3500, deliveryOptions: deliveryOptions.slice(0, 1) }
    const delivery = namedDelivery(settings, SHOP.delivery)
    const mug = { slug: 'hrncek', name: 'Hrnček', priceCents: 890 }
    showHtml(
      renderToStaticMarkup(<BuyFacts product={mug} artwork={undefined} delivery={delivery} isReturnable />),
    )
    return expect.poll(() => plain(document.querySelector('delivery-day')?.textContent))
  }

  it('the day is computed again when a page that stayed open is shown again', async () => {
    setClock(WEDNESDAY)
    const day = showDay()
    await day.toContain(FROM_FRIDAY)
    setClock(CHRISTMAS_EVE)
    await day.toBe(AFTER_NEW_YEAR)
  })

  it('the day is computed again when the hour of dispatch is over in a page that stays in view', async () => {
    setClock('2026-11-25T11:58', 'setTimeout', 'clearTimeout')
    const day = showDay()
    await day.toContain(FROM_FRIDAY)
    vi.advanceTimersByTime(119_000)
    await day.toContain(FROM_FRIDAY)
    vi.advanceTimersByTime(1000)
    await day.toContain('Doručíme od pondelka 30. 11. do stredy 2. 12.')
  })

  it.each([360, 1440])('nothing moves when the day is said, no row is empty, at %i px', async (width) => {
    await setWindow(width, 900)
    setClock(WEDNESDAY)
    const day = showDay()
    const room = () => document.querySelector('delivery-day')?.getBoundingClientRect().height ?? 0
    const before = room()
    await day.toContain('Do Vianoc stihneme.')
    expect(room()).toBe(before)
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('delivery-day') as Element)
    expect(room() - range.getBoundingClientRect().height).toBeLessThan(10)
  })
})

describe('in the cart', () => {
  const days = page.getByRole('region', { name: 'Kedy to príde' })

  it('each delivery has its day, and a transfer counts from its payment', async () => {
    setClock(WEDNESDAY)
    await openCart([MUG], SETTINGS, DELIVERY)
    for (const text of [
      `Slovenská pošta 1. trieda${FROM_FRIDAY}`,
      'Kuriér GLSDoručíme od štvrtka 26. 11. do piatka 27. 11.',
      'Osobný odberTovar si môžete vyzdvihnúť od štvrtka 26. 11.',
      'Pri platbe prevodom počítame dni od prijatia platby.',
    ])
      await expect.element(days).toMatchTextContent(text)
    setClock(CHRISTMAS_EVE)
    await expect.element(days).toMatchTextContent(AFTER_NEW_YEAR)
  })

  it('what is true of every delivery about presents is said once', async () => {
    setClock(WEDNESDAY)
    const presents = [{ from: '2026-11-16', to: '2026-12-24', sentence: 'Do Vianoc stihneme.' }]
    await openCart([MUG], SETTINGS, { ...DELIVERY, plan: { ...DELIVERY.plan, presents } })
    await expect.element(days).toMatchTextContent(FROM_FRIDAY)
    await expect.element(days.getByText('Do Vianoc stihneme.')).toBeVisible()
    expect(days.element().textContent.match(/stihneme/g)).toHaveLength(1)
  })

  it('if all goods are made to order, one sentence says so instead of days', async () => {
    await openCart([CAP], SETTINGS, DELIVERY)
    await walk([days, /Vyrábame na objednávku, deň doručenia vám oznámime\./, { lacks: 'Doručíme' }])
  })

  it('if a part of it is made to order, the others have their days', async () => {
    setClock(WEDNESDAY)
    await openCart([MUG, CAP], SETTINGS, DELIVERY)
    await walk([days, { text: `${ONE_PARCEL}Slovenská pošta 1. trieda${FROM_FRIDAY}`, lacks: 'stihneme' }])
  })

  it('nothing is promised if neither owner nor API has any days', async () => {
    shop.sells(MUG)
    await openCart()
    await expect.element(page.getByText('Celková suma tovaru')).toBeVisible()
    await expect.element(days).not.toBeInTheDocument()
  })
})

it.each([
  ['Osobný odber', 'Platba v predajni', 'Tovar si môžete vyzdvihnúť od štvrtka 26. 11.'],
  [
    'Slovenská pošta 1. trieda',
    'Bankový prevod vopred',
    'Doručíme za 2 – 4 pracovné dni od prijatia platby: ak príde dnes do 12:00, od piatka 27. 11. do utorka 1. 12.',
  ],
])('with %s and %s the day is the same at the button and on the receipt', async (delivery, payment, text) => {
  setClock(WEDNESDAY)
  await openCheckout([MUG], customer(), SETTINGS, DELIVERY)
  await walk(radio(delivery), radio(payment), [summary, { text: joined(text) }])
  await send()
  await walk([view.success, 'seen'], [next, { text: joined(text.replace('dnes', 'v stredu 25. 11.')) }])
})

it('an order of which a part is made to order has the day of the others at the button, not at each delivery, and says on the receipt that they come earlier', async () => {
  setClock(WEDNESDAY)
  const plan = { ...DELIVERY.plan, sendsTwoParcels: true }
  await openCheckout([MUG, CAP], customer(), SETTINGS, { ...DELIVERY, plan })
  await walk(radio('Kuriér GLS'), radio('Dobierka'), [deliveries, { lacks: /triedaČasť|Ostatné/ }])
  await walk([
    summary,
    /oznámime\. Ostatné dostanete skôr: doručíme od štvrtka 26\. 11\. do piatka 27\. 11\.(?!\.)/,
  ])
  await send()
  await walk([next, /a deň vám oznámime\. Ostatné dostanete skôr/])
})

it('each delivery has its own day, for the payment that it would have', async () => {
  setClock(WEDNESDAY)
  await openCheckout([MUG], customer(), SETTINGS, DELIVERY)
  const transfer = joined('triedaDoručíme za 2 – 4 pracovné dni od prijatia platby')
  await walk(radio('Bankový prevod vopred'), [deliveries, { text: transfer }])
  await walk([deliveries, { text: joined('Kuriér GLSza 1 – 2 pracovné dni od platby') }], radio('Dobierka'))
  await walk([deliveries, { text: `trieda${FROM_FRIDAY}` }, /Kuriér GLSod 26\. 11\. do 27\. 11\./])
  await walk([radio('Kuriér GLS'), 'unchecked'])
})

it('while the shop is closed, the pickup says so beside its hours', async () => {
  setClock(CHRISTMAS_EVE)
  await openCheckout([MUG], customer(), SETTINGS, DELIVERY)
  await walk([deliveries, { text: joined('Zatvorené 23. 12. 2026 – 3. 1. 2027') }])
  await walk(radio('Osobný odber'), radio('Platba v predajni'))
  await walk([deliveries, /Tovar si môžete vyzdvihnúť od utorka 5\. 1\./], () => setClock(WEDNESDAY))
  await walk([deliveries, { lacks: 'Zatvorené' }])
})
