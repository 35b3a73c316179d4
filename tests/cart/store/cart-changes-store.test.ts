// Rules 311, 313, 317
import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import type { CartLine } from '../../../src/cart/rules/cart.ts'
import type { ShopSettings } from '../../../src/catalogue/rules/settings.ts'
import { lineKey } from '../../../src/cart/rules/cart.ts'
import {
  CAP,
  cartLine,
  DATABASE_SETTINGS,
  MUG,
  product,
  wireProduct,
  withCosts,
} from '../../fixtures/builders.ts'
import { answerOf, silence } from '../../fixtures/fake-shop.ts'
import { shop } from '../../fixtures/open-shop.ts'
import { openTab } from '../../fixtures/open-tab.ts'

const mugFor = (priceCents: number) => ({ ...MUG, priceCents })
const DEARER = mugFor(990)
const TIMEOUT_MS = 60_000

/** Opens a page with a mug in the cart. @param sold what the shop sells today */
async function openWithMug(...sold: CartLine[]) {
  shop.sells(...sold)
  const page = await openTab()
  page.addToCart(MUG)
  return page
}

const asked = () => shop.asked('get_product').map(({ query }) => Number(query.get('pid')))

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

it('the re-check of the cart asks once for each product, at most four at a time', async () => {
  const page = await openTab()
  const answers: (() => void)[] = []
  shop.answers('get_product', () => new Promise((answer) => answers.push(() => answer({ data: null }))))
  for (let id = 10; id < 30; id++) {
    page.addToCart(cartLine({ id, size: 'M' }))
    page.addToCart(cartLine({ id, size: 'L' }))
  }
  page.startCartCheck()
  for (let count = 4; count <= 20; count++) {
    await expect.poll(asked).toHaveLength(count)
    answers.shift()?.()
  }
  expect(new Set(asked()).size).toBe(20)
})

it('the re-check of the cart shows the price of today, and stores it once the shopper agrees', async () => {
  const page = await openWithMug(DEARER)
  const before = Object.entries(localStorage)
  expect(before).toHaveLength(1)
  page.startCartCheck()
  await expect.poll(() => page.$shownCart.get()).toMatchObject([{ priceCents: 990 }])
  expect(page.$cartChanges.get().prices).toMatchObject([{ line: { priceCents: 990 }, oldCents: 890 }])
  expect(Object.entries(localStorage)).toEqual(before)
  page.agreeToChanges()
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
  expect((await openTab()).$cart.get()).toMatchObject([{ priceCents: 990 }])
})

it('the re-check of the cart tells a changed price again on the next page, until the shopper agrees', async () => {
  const first = await openWithMug(DEARER)
  await first.finishCartCheck(TIMEOUT_MS)
  const next = await openTab()
  expect(next.$shownCart.get()).toEqual([MUG])
  await next.finishCartCheck(TIMEOUT_MS)
  expect(next.$cartChanges.get().prices).toMatchObject([{ oldCents: 890 }])
})

it.each<[string, unknown, number]>([
  ['has its old price back', { [lineKey(MUG)]: 8.9, other: 5 }, 890],
  ...['', null, 5, 'x', [], { [lineKey(MUG)]: -1 }, { [lineKey(MUG)]: { b: 1 } }].map(
    (json): [string, unknown, number] => ['stays as it is', json, 990],
  ),
])('a cart of an older shop %s beside the old prices %j, whose key is gone', async (_, json, priceCents) => {
  const { addToCart } = await openTab()
  addToCart({ ...MUG, priceCents: 990 })
  localStorage.setItem('oldPrices', json === '' ? '{' : JSON.stringify(json))
  expect((await openTab()).$cart.get()).toEqual([{ ...MUG, priceCents }])
  expect(localStorage.getItem('oldPrices')).toBeNull()
})

it('the re-check of the cart ignores an answer after its end', async () => {
  const page = await openWithMug(DEARER)
  const answer = shop.holds('get_product')
  const end = page.startCartCheck()
  await expect.poll(asked).toEqual([MUG.id])
  end()
  answer()
  await vi.dynamicImportSettled()
  expect(page.$shownCart.get()).toEqual([MUG])
})

it('the re-check of the cart runs again when the page comes back from the back/forward cache', async () => {
  const page = await openWithMug(MUG)
  page.startCartCheck()
  await expect.poll(asked).toEqual([MUG.id])
  shop.sells(DEARER)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await expect.poll(() => page.$shownCart.get()).toMatchObject([{ priceCents: 990 }])
})

it('a page that comes back keeps the answers of before while the shop is silent, and its total is not sure', async () => {
  const page = await openWithMug(DEARER)
  page.startCartCheck()
  await vi.dynamicImportSettled()
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  shop.answers('get_product', silence)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.dynamicImportSettled()
  expect(page.$shownCart.get()).toMatchObject([{ priceCents: 990 }])
  expect(await page.finishCartCheck(20)).toBe('silent')
  expect(page.$cartChanges.get().prices).toHaveLength(1)
})

it('the re-check of the cart shows the changes of other products while one product hangs', async () => {
  const page = await openWithMug(DEARER)
  shop.answers('get_product', ({ query }) =>
    query.get('pid') === String(CAP.id) ? silence() : answerOf(shop.goods, query),
  )
  page.addToCart(CAP)
  page.startCartCheck()
  await expect.poll(() => page.$cartChanges.get().prices).toMatchObject([{ oldCents: 890 }])
  expect(page.$shownCart.get()).toMatchObject([{ priceCents: 990 }, CAP])
  expect(await page.finishCartCheck(20)).toBe('silent')
})

it('the re-check before an order waits for the running one, and asks nothing twice', async () => {
  const page = await openWithMug(DEARER)
  const answer = shop.holds('get_product')
  page.startCartCheck()
  await vi.dynamicImportSettled()
  const finished = page.finishCartCheck(TIMEOUT_MS)
  await expect.poll(asked).toEqual([MUG.id])
  answer()
  expect(await finished).toBe('checked')
  expect(page.$cartChanges.get().prices).toMatchObject([{ oldCents: 890 }])
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  expect(asked()).toEqual([MUG.id])
})

it('the re-check before an order asks again if the page stopped the re-check before the answer', async () => {
  const page = await openWithMug()
  shop.answers('get_product', silence)
  const end = page.startCartCheck()
  await expect.poll(asked).toEqual([MUG.id])
  const finished = page.finishCartCheck(TIMEOUT_MS)
  shop.sells(DEARER)
  end()
  expect(await finished).toBe('checked')
  expect(page.$shownCart.get()).toMatchObject([{ priceCents: 990 }])
})

/** Another tab stores another price of the mug. */
function reprice(euros: number): void {
  localStorage.setItem('cart', (localStorage.getItem('cart') ?? '').replace('8.9', String(euros)))
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
}

it('the re-check before an order asks only about lines that were added, or repriced by another tab', async () => {
  const page = await openWithMug(MUG)
  page.startCartCheck()
  await vi.dynamicImportSettled()
  await page.finishCartCheck(TIMEOUT_MS)
  page.addToCart(CAP)
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  expect(asked()).toEqual([MUG.id, CAP.id])
  expect(page.$cartChanges.get().unavailable).toMatchObject([{ reason: 'vanished' }])

  reprice(0.01)
  await page.finishCartCheck(TIMEOUT_MS)
  expect(asked()).toEqual([MUG.id, CAP.id, MUG.id])
  expect(page.$cartChanges.get().prices).toMatchObject([{ line: { priceCents: 890 }, oldCents: 1 }])
})

it('a price to which another tab has agreed is shown at once, and asked about before an order', async () => {
  const page = await openWithMug(MUG)
  await page.finishCartCheck(TIMEOUT_MS)
  shop.sells(DEARER)
  reprice(9.9)
  expect(page.$shownCart.get()).toMatchObject([{ priceCents: 990 }])
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  expect(asked()).toEqual([MUG.id, MUG.id])
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
})

it.each([
  ['fails', () => shop.fails('get_product')],
  [
    'answers with another product',
    () => shop.answers('get_product', () => ({ data: wireProduct(product({ id: 6 })) })),
  ],
])('the re-check before an order says that the shop is silent if it %s', async (_, happen) => {
  const page = await openWithMug(DEARER)
  happen()
  page.startCartCheck()
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('silent')
  expect(page.$shownCart.get()).toEqual([MUG])
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
})

it('the re-check before an order ignores an answer after it has stopped waiting', async () => {
  const page = await openWithMug(DEARER)
  const answer = shop.holds('get_product')
  expect(await page.finishCartCheck(20)).toBe('silent')
  answer()
  await vi.dynamicImportSettled()
  expect(page.$shownCart.get()).toEqual([MUG])
})

it('the notice about a line disappears with the line: a shopper who adds it again has seen its new price', async () => {
  const page = await openWithMug(DEARER)
  await page.finishCartCheck(TIMEOUT_MS)
  expect(page.$cartChanges.get().prices).toHaveLength(1)
  page.removeItem(MUG)
  page.addToCart({ ...MUG, priceCents: 990 })
  expect(page.$cartChanges.get().prices).toEqual([])
})

it('a line that was removed and put back has its new price told, like before', async () => {
  const page = await openWithMug(DEARER)
  await page.finishCartCheck(TIMEOUT_MS)
  page.removeLine({ ...MUG, priceCents: 990 })
  expect(page.$cart.get()).toEqual([])
  page.undoLastRemoval()
  expect(page.$cartChanges.get().prices).toMatchObject([{ line: { priceCents: 990 }, oldCents: 890 }])
})

it('the shown costs leave out unavailable lines, also for free delivery', async () => {
  const page = await openWithMug(MUG)
  page.addToCart({ ...CAP, count: 3 })
  expect(page.$shownCheckout.get().costs).toMatchObject({ goodsCents: 4760, isDeliveryFree: true })
  await page.finishCartCheck(TIMEOUT_MS)
  expect(page.$shownCheckout.get().costs).toMatchObject({
    goodsCents: 890,
    isDeliveryFree: false,
  })
})

it('the shown costs are also known at the old prices, with fees', async () => {
  const page = await openWithMug(mugFor(690))
  page.setItemCount(MUG, 4)
  await page.finishCartCheck(TIMEOUT_MS)
  expect(page.$costsBefore.get()).toMatchObject({ goodsCents: 3560, totalCents: 3560 })
  expect(page.$shownCheckout.get().costs).toMatchObject({ goodsCents: 2760, totalCents: 3050 })
})

const POST = 'Slovenská pošta 1. trieda'
const GLS = 'Kuriér GLS'

/** Opens a page with a mug in the cart. @param settings those that the shop sends, beside the built-in ones */
async function openWith(settings: Partial<ShopSettings>) {
  const page = await openWithMug(MUG)
  shop.sets(settings)
  return page
}

it('changed costs (rule 317) are charged, and reported with the old ones until the shopper agrees', async () => {
  const page = await openWith(withCosts(DEFAULT_SETTINGS, { [POST]: 350 }, 4000))
  page.startCartCheck()
  await expect
    .poll(() => page.$cartChanges.get().costs)
    .toEqual([
      { name: null, oldCents: 3500, newCents: 4000 },
      { name: POST, oldCents: 290, newCents: 350 },
    ])
  expect(page.$shownCheckout.get().costs).toMatchObject({ totalCents: 1240 })
  expect(page.$deliveryNote.get()).toContain('od\u00A03,50')
  expect(page.$costsBefore.get()).toMatchObject({ totalCents: 1180 })
  page.agreeToChanges()
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
  expect(page.$costsBefore.get()).toMatchObject({ totalCents: 1240 })
})

it('changed costs (rule 317) are not reported again on the next page, unless they have changed again', async () => {
  const first = await openWith(withCosts(DEFAULT_SETTINGS, { [POST]: 350 }))
  first.startCartCheck()
  await expect.poll(() => first.$cartChanges.get().costs).toHaveLength(1)
  first.agreeToChanges()
  const next = await openWith(withCosts(DEFAULT_SETTINGS, { [POST]: 350 }))
  next.startCartCheck()
  await expect.poll(() => next.$checkout.get().costs).toMatchObject({ deliveryFeeCents: 350 })
  expect(next.$cartChanges.get().costs).toEqual([])
  const last = await openWith(withCosts(DEFAULT_SETTINGS, { [POST]: 390 }))
  last.startCartCheck()
  await expect.poll(() => last.$cartChanges.get().costs).toMatchObject([{ newCents: 390 }])
})

it('changed costs (rule 317) are reported again to a shopper who orders before the page has them, even after consent on an earlier page', async () => {
  const first = await openWith(withCosts(DEFAULT_SETTINGS, { [POST]: 350 }))
  await first.finishCartCheck(TIMEOUT_MS)
  first.agreeToChanges()
  const next = await openWith(withCosts(DEFAULT_SETTINGS, { [POST]: 350 }))
  expect(await next.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  expect(next.$cartChanges.get().costs).toHaveLength(1)
})

it.each([
  ['the API fails', () => shop.fails('get_eshop_config')],
  [
    'two deliveries have one id',
    () => shop.sets({ deliveryOptions: DEFAULT_SETTINGS.deliveryOptions.map((one) => ({ ...one, id: 1 })) }),
  ],
])('changed costs (rule 317) are ignored if %s', async (_, happen) => {
  const page = await openWithMug(MUG)
  happen()
  page.startCartCheck()
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('silent')
  expect(page.$settings.get()).toBe(DEFAULT_SETTINGS)
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
  expect(console.warn).toHaveBeenCalled()
})

it.each<[string, ShopSettings]>([
  ['a fee is 0', withCosts(DEFAULT_SETTINGS, { [POST]: 0, [GLS]: 450 })],
  ['a fee is a hundred times as high', withCosts(DEFAULT_SETTINGS, { [POST]: 29000, [GLS]: 450 })],
  ['delivery is free from 0 €', withCosts(DEFAULT_SETTINGS, { [GLS]: 450 }, 0)],
])('changed costs (rule 317): if %s, that one is kept, the total is unsure', async (_, answer) => {
  const page = await openWith(answer)
  page.startCartCheck()
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('silent')
  expect(page.$cartChanges.get().costs).toEqual([{ name: GLS, oldCents: 390, newCents: 450 }])
  expect(console.warn).toHaveBeenCalled()
})

it('changed costs (rule 317) name a delivery that is gone, take the other changes, and leave a new delivery for the next build', async () => {
  const sent = withCosts(DEFAULT_SETTINGS, { [POST]: 350 })
  const page = await openWith({
    ...sent,
    deliveryOptions: [
      ...sent.deliveryOptions.filter(({ name }) => name !== GLS),
      { id: 9, name: 'Dron', kind: 'courier', costCents: 100 },
    ],
  })
  page.chooseDelivery(1)
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  page.storeShownChoices()
  expect(page.$cartChanges.get().costs).toEqual([
    { name: POST, oldCents: 290, newCents: 350 },
    { name: GLS, isGone: true },
  ])
  expect(page.$checkout.get().deliveries.map(({ name }) => name)).toEqual([POST, 'Osobný odber'])
  expect(page.$goneDelivery.get()).toBe(GLS)
})

it('changed costs (rule 317) are fetched once a page, and not for an empty cart', async () => {
  const page = await openTab()
  page.startCartCheck()
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  expect(shop.calls).toEqual([])
  page.addToCart(MUG)
  await page.finishCartCheck(TIMEOUT_MS)
  await page.finishCartCheck(TIMEOUT_MS)
  expect(shop.asked('get_eshop_config')).toHaveLength(1)
})

it('changed costs (rule 317) keep the chosen delivery if it has another id', async () => {
  const page = await openWith(DATABASE_SETTINGS)
  page.chooseDelivery(1)
  await page.finishCartCheck(TIMEOUT_MS)
  page.storeShownChoices()
  expect(page.$checkout.get()).toMatchObject({ deliveryId: 2, deliveryKind: 'courier' })
  expect(localStorage.getItem('chosenDelivery')).toBe('2')
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
})
