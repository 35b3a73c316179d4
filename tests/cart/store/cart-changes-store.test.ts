// Rules 311, 313, 317
import { beforeEach, expect, it, vi } from 'vitest'
import type { ShopConfig } from '../../../src/api/calls.ts'
import { openDefaultSettings } from '../../fixtures/open-settings.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import type { ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { lineKey } from '../../../src/cart/rules/cart.ts'
import { cartLine, product } from '../../fixtures/builders.ts'

type Answer = ProductDetail | null | Error

const asked: number[] = []
const NO_SETTINGS: ShopConfig = {
  banners: [],
  ...{ deliveryFreeFrom: null, deliveryOptions: null, paymentOptions: null, allSizes: null },
}
let config: Promise<ShopConfig | Error>
let configsAsked = 0
const answers = new Map<number, Promise<Answer>>()
let underWay = 0
let mostUnderWay = 0

vi.mock('../../../src/api/calls.ts', () => ({
  getEshopConfig: async () => {
    configsAsked++
    const answer = await config
    if (answer instanceof Error) throw answer
    return answer
  },
  getProduct: async (_api: unknown, { pid }: { pid: number }) => {
    asked.push(pid)
    mostUnderWay = Math.max(mostUnderWay, ++underWay)
    const answer = await answers.get(pid)
    underWay--
    if (answer instanceof Error) throw answer
    return answer ?? null
  },
}))

const mug = cartLine({ id: 5, size: '', cut: '', selectedCut: '', priceCents: 890 })
const bag = cartLine({ id: 6, size: '', cut: '', selectedCut: '', priceCents: 1090 })
const unchangedMug = product({ id: 5, priceCents: 890 })
const dearer = product({ id: 5, priceCents: 990 })
const never = new Promise<Answer>(() => undefined)
const TIMEOUT_MS = 60_000

async function openPage() {
  vi.resetModules()
  const { startCartCheck } = await import('../../../src/cart/store/start-cart-check.ts')
  return {
    ...(await import('../../../src/cart/store/cart-store.ts')),
    ...(await import('../../../src/cart/store/cart-changes-store.ts')),
    ...(await import('../../../src/cart/store/cart-check.ts')),
    ...(await import('../../../src/cart/store/today-store.ts')),
    ...(await import('../../../src/cart/store/removed.ts')),
    ...(await import('../../../src/cart/store/undo-removal.ts')),
    ...(await import('../../../src/cart/store/cost-changes.ts')),
    ...(await import('../../../src/cart/store/checkout-store.ts')),
    ...(await import('../../../src/cart/store/choices-store.ts')),
    ...(await openDefaultSettings()),
    startCheck: () => startCartCheck(),
  }
}

async function openWithMug(answer: Answer | Promise<Answer>) {
  answers.set(5, Promise.resolve(answer))
  const page = await openPage()
  page.addToCart(mug)
  return page
}

beforeEach(() => {
  asked.length = mostUnderWay = underWay = configsAsked = 0
  config = Promise.resolve(NO_SETTINGS)
  answers.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

it('the re-check of the cart asks once for each product, at most four at a time', async () => {
  const page = await openPage()
  for (let id = 10; id < 30; id++) {
    answers.set(id, Promise.resolve(product({ id })))
    page.addToCart(cartLine({ id, size: 'M' }))
    page.addToCart(cartLine({ id, size: 'L' }))
  }
  page.startCheck()
  await expect.poll(() => asked).toHaveLength(20)
  expect(new Set(asked).size).toBe(20)
  expect(mostUnderWay).toBeLessThanOrEqual(4)
})

it('the re-check of the cart shows the price of today, and stores it once the shopper agrees', async () => {
  const page = await openWithMug(dearer)
  const before = Object.entries(localStorage)
  expect(before).toHaveLength(1)
  page.startCheck()
  await expect.poll(() => page.$shownCart.get()).toMatchObject([{ priceCents: 990 }])
  expect(page.$cartChanges.get().prices).toMatchObject([{ line: { priceCents: 990 }, oldCents: 890 }])
  expect(Object.entries(localStorage)).toEqual(before)
  page.agreeToChanges()
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
  expect((await openPage()).$cart.get()).toMatchObject([{ priceCents: 990 }])
})

it('the re-check of the cart tells a changed price again on the next page, until the shopper agrees', async () => {
  const first = await openWithMug(dearer)
  await first.finishCartCheck(TIMEOUT_MS)
  const next = await openPage()
  expect(next.$shownCart.get()).toEqual([mug])
  await next.finishCartCheck(TIMEOUT_MS)
  expect(next.$cartChanges.get().prices).toMatchObject([{ oldCents: 890 }])
})

it.each<[string, unknown, number]>([
  ['has its old price back', { [lineKey(mug)]: 8.9, other: 5 }, 890],
  ...['', null, 5, 'x', [], { [lineKey(mug)]: -1 }, { [lineKey(mug)]: { b: 1 } }].map(
    (json): [string, unknown, number] => ['stays as it is', json, 990],
  ),
])('a cart of an older shop %s beside the old prices %j, whose key is gone', async (_, json, priceCents) => {
  const { addToCart } = await openPage()
  addToCart({ ...mug, priceCents: 990 })
  localStorage.setItem('oldPrices', json === '' ? '{' : JSON.stringify(json))
  expect((await openPage()).$cart.get()).toEqual([{ ...mug, priceCents }])
  expect(localStorage.getItem('oldPrices')).toBeNull()
})

it('the re-check of the cart ignores an answer after its end', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Answer>()
  const page = await openWithMug(promise)
  const end = page.startCheck()
  await expect.poll(() => asked).toEqual([5])
  end()
  answer(dearer)
  await vi.dynamicImportSettled()
  expect(page.$shownCart.get()).toEqual([mug])
})

it('the re-check of the cart runs again when the page comes back from the back/forward cache', async () => {
  const page = await openWithMug(product({ id: 5, priceCents: 890 }))
  page.startCheck()
  await expect.poll(() => asked).toEqual([5])
  answers.set(5, Promise.resolve(dearer))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await expect.poll(() => page.$shownCart.get()).toMatchObject([{ priceCents: 990 }])
})

it('a page that comes back keeps the answers of before while the shop is silent, and its total is not sure', async () => {
  const page = await openWithMug(dearer)
  page.startCheck()
  await vi.dynamicImportSettled()
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  answers.set(5, never)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.dynamicImportSettled()
  expect(page.$shownCart.get()).toMatchObject([{ priceCents: 990 }])
  expect(await page.finishCartCheck(20)).toBe('silent')
  expect(page.$cartChanges.get().prices).toHaveLength(1)
})

it('the re-check of the cart shows the changes of other products while one product hangs', async () => {
  answers.set(6, never)
  const page = await openWithMug(dearer)
  page.addToCart(bag)
  page.startCheck()
  await expect.poll(() => page.$cartChanges.get().prices).toMatchObject([{ oldCents: 890 }])
  expect(page.$shownCart.get()).toMatchObject([{ priceCents: 990 }, bag])
  expect(await page.finishCartCheck(20)).toBe('silent')
})

it('the re-check before an order waits for the running one, and asks nothing twice', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Answer>()
  const page = await openWithMug(promise)
  page.startCheck()
  await vi.dynamicImportSettled()
  const finished = page.finishCartCheck(TIMEOUT_MS)
  await expect.poll(() => asked).toEqual([5])
  answer(dearer)
  expect(await finished).toBe('checked')
  expect(page.$cartChanges.get().prices).toMatchObject([{ oldCents: 890 }])
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  expect(asked).toEqual([5])
})

it('the re-check before an order asks again if the page stopped the re-check before the answer', async () => {
  const page = await openWithMug(never)
  const end = page.startCheck()
  await expect.poll(() => asked).toEqual([5])
  const finished = page.finishCartCheck(TIMEOUT_MS)
  answers.set(5, Promise.resolve(dearer))
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
  const page = await openWithMug(product({ id: 5, priceCents: 890 }))
  answers.set(6, Promise.resolve(null))
  page.startCheck()
  await vi.dynamicImportSettled()
  await page.finishCartCheck(TIMEOUT_MS)
  page.addToCart(bag)
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  expect(asked).toEqual([5, 6])
  expect(page.$cartChanges.get().unavailable).toMatchObject([{ reason: 'vanished' }])

  reprice(0.01)
  await page.finishCartCheck(TIMEOUT_MS)
  expect(asked).toEqual([5, 6, 5])
  expect(page.$cartChanges.get().prices).toMatchObject([{ line: { priceCents: 890 }, oldCents: 1 }])
})

it('a price to which another tab has agreed is shown at once, and asked about before an order', async () => {
  const page = await openWithMug(unchangedMug)
  await page.finishCartCheck(TIMEOUT_MS)
  answers.set(5, Promise.resolve(dearer))
  reprice(9.9)
  expect(page.$shownCart.get()).toMatchObject([{ priceCents: 990 }])
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
  asked.length = 0
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  expect(asked).toEqual([5])
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
})

it.each([
  ['fails', new Error('down')],
  ['answers with another product', product({ id: 6, priceCents: 1 })],
])('the re-check before an order says that the shop is silent if it %s', async (_, answer) => {
  const page = await openWithMug(answer)
  page.startCheck()
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('silent')
  expect(page.$shownCart.get()).toEqual([mug])
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
})

it('the re-check before an order ignores an answer after it has stopped waiting', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Answer>()
  const page = await openWithMug(promise)
  expect(await page.finishCartCheck(20)).toBe('silent')
  answer(dearer)
  await vi.dynamicImportSettled()
  expect(page.$shownCart.get()).toEqual([mug])
})

it('the notice about a line disappears with the line: a shopper who adds it again has seen its new price', async () => {
  const page = await openWithMug(dearer)
  await page.finishCartCheck(TIMEOUT_MS)
  expect(page.$cartChanges.get().prices).toHaveLength(1)
  page.removeItem(mug)
  page.addToCart({ ...mug, priceCents: 990 })
  expect(page.$cartChanges.get().prices).toEqual([])
})

it('a line that was removed and put back has its new price told, like before', async () => {
  const page = await openWithMug(dearer)
  await page.finishCartCheck(TIMEOUT_MS)
  page.removeLine({ ...mug, priceCents: 990 })
  expect(page.$cart.get()).toEqual([])
  page.undoLastRemoval()
  expect(page.$cartChanges.get().prices).toMatchObject([{ line: { priceCents: 990 }, oldCents: 890 }])
})

it('the shown costs leave out unavailable lines, also for free delivery', async () => {
  const page = await openWithMug(product({ id: 5, priceCents: 890 }))
  answers.set(6, Promise.resolve(null))
  page.addToCart({ ...bag, count: 3 })
  expect(page.$shownCheckout.get().costs).toMatchObject({ goodsCents: 4160, isDeliveryFree: true })
  await page.finishCartCheck(TIMEOUT_MS)
  expect(page.$shownCheckout.get().costs).toMatchObject({
    goodsCents: 890,
    isDeliveryFree: false,
  })
})

it('the shown costs are also known at the old prices, with fees', async () => {
  const page = await openWithMug(product({ id: 5, priceCents: 690 }))
  page.setItemCount(mug, 4)
  await page.finishCartCheck(TIMEOUT_MS)
  expect(page.$costsBefore.get()).toMatchObject({ goodsCents: 3560, totalCents: 3560 })
  expect(page.$shownCheckout.get().costs).toMatchObject({ goodsCents: 2760, totalCents: 3050 })
})

/** The shop's own settings in the form of the API, with some costs changed. */
function sentSettings(costs: Readonly<Record<string, number>>, freeFrom = 3500): ShopConfig {
  const { deliveryOptions, paymentOptions } = DEFAULT_SETTINGS
  const changed = <T extends { name: string; costCents: number }>(option: T) => ({
    ...option,
    costCents: costs[option.name] ?? option.costCents,
  })
  return {
    ...NO_SETTINGS,
    deliveryFreeFrom: freeFrom,
    deliveryOptions: deliveryOptions.map((option) => ({ ...changed(option), carrier: '', points: '' })),
    paymentOptions: paymentOptions.map((option) => ({
      ...changed(option),
      visibleInDelivery: [...option.visibleInDelivery],
    })),
  }
}
const POST = 'Slovenská pošta 1. trieda'
const GLS = 'Kuriér GLS'

async function openWith(answer: ShopConfig | Error) {
  config = Promise.resolve(answer)
  const page = await openWithMug(unchangedMug)
  page.openSettings(DEFAULT_SETTINGS)
  return page
}

it('changed costs (rule 317) are charged, and reported with the old ones until the shopper agrees', async () => {
  const page = await openWith(sentSettings({ [POST]: 350 }, 4000))
  page.startCheck()
  await expect
    .poll(() => page.$cartChanges.get().costs)
    .toEqual([
      { name: null, oldCents: 3500, newCents: 4000 },
      { name: POST, oldCents: 290, newCents: 350 },
    ])
  expect(page.$shownCheckout.get().costs).toMatchObject({ totalCents: 1240 })
  expect(page.$costsBefore.get()).toMatchObject({ totalCents: 1180 })
  page.agreeToChanges()
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
  expect(page.$costsBefore.get()).toMatchObject({ totalCents: 1240 })
})

it('changed costs (rule 317) are not reported again on the next page, unless they have changed again', async () => {
  const first = await openWith(sentSettings({ [POST]: 350 }))
  first.startCheck()
  await expect.poll(() => first.$cartChanges.get().costs).toHaveLength(1)
  first.agreeToChanges()
  const next = await openWith(sentSettings({ [POST]: 350 }))
  next.startCheck()
  await expect.poll(() => next.$checkout.get().costs).toMatchObject({ deliveryFeeCents: 350 })
  expect(next.$cartChanges.get().costs).toEqual([])
  const last = await openWith(sentSettings({ [POST]: 390 }))
  last.startCheck()
  await expect.poll(() => last.$cartChanges.get().costs).toMatchObject([{ newCents: 390 }])
})

it('changed costs (rule 317) are reported again to a shopper who orders before the page has them, even after consent on an earlier page', async () => {
  const first = await openWith(sentSettings({ [POST]: 350 }))
  await first.finishCartCheck(TIMEOUT_MS)
  first.agreeToChanges()
  const next = await openWith(sentSettings({ [POST]: 350 }))
  expect(await next.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  expect(next.$cartChanges.get().costs).toHaveLength(1)
})

const twins = (sentSettings({ [POST]: 350 }).deliveryOptions ?? []).map((one) => ({ ...one, id: 1 }))
it.each<[string, ShopConfig | Error]>([
  ['the API fails', new Error('down')],
  ['two deliveries have one id', { ...NO_SETTINGS, deliveryOptions: twins }],
])('changed costs (rule 317) are ignored if %s', async (_, answer) => {
  const page = await openWith(answer)
  page.startCheck()
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('silent')
  expect(page.$settings.get()).toBe(DEFAULT_SETTINGS)
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
  expect(console.warn).toHaveBeenCalled()
})

it.each<[string, ShopConfig]>([
  ['a fee is 0', sentSettings({ [POST]: 0, [GLS]: 450 })],
  ['a fee is a hundred times as high', sentSettings({ [POST]: 29000, [GLS]: 450 })],
  ['delivery is free from 0 €', sentSettings({ [GLS]: 450 }, 0)],
])('changed costs (rule 317): if %s, that one is kept, the total is unsure', async (_, answer) => {
  const page = await openWith(answer)
  page.startCheck()
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('silent')
  expect(page.$cartChanges.get().costs).toEqual([{ name: GLS, oldCents: 390, newCents: 450 }])
  expect(console.warn).toHaveBeenCalled()
})

it('changed costs (rule 317) name a delivery that is gone, take the other changes, and leave a new delivery for the next build', async () => {
  const sent = sentSettings({ [POST]: 350 })
  const fresh = { id: 9, name: 'Dron', kind: 'courier', costCents: 100, carrier: '', points: '' }
  const page = await openWith({
    ...sent,
    deliveryOptions: [...(sent.deliveryOptions ?? []).filter(({ name }) => name !== GLS), fresh],
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
  const page = await openPage()
  page.startCheck()
  expect(await page.finishCartCheck(TIMEOUT_MS)).toBe('checked')
  expect([configsAsked, asked]).toEqual([0, []])
  page.addToCart(mug)
  answers.set(5, Promise.resolve(unchangedMug))
  await page.finishCartCheck(TIMEOUT_MS)
  await page.finishCartCheck(TIMEOUT_MS)
  expect(configsAsked).toBe(1)
})

it('changed costs (rule 317) keep the chosen delivery if it has another id', async () => {
  const { deliveryOptions, paymentOptions } = sentSettings({})
  const page = await openWith({
    ...NO_SETTINGS,
    deliveryOptions: (deliveryOptions ?? []).map((option) => ({ ...option, id: option.id + 1 })),
    paymentOptions: (paymentOptions ?? []).map((option) => ({
      ...option,
      visibleInDelivery: option.visibleInDelivery.map((id) => id + 1),
    })),
  })
  page.chooseDelivery(1)
  await page.finishCartCheck(TIMEOUT_MS)
  page.storeShownChoices()
  expect(page.$checkout.get()).toMatchObject({ deliveryId: 2, deliveryKind: 'courier' })
  expect(localStorage.getItem('chosenDelivery')).toBe('2')
  expect(page.$cartChanges.get()).toEqual(page.NO_CHANGES)
})
