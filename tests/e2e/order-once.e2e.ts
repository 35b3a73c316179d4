import { expect, type Route } from '@playwright/test'
import { ORDER_TIMEOUT_MS } from '../../src/config/order-limits.ts'
import {
  checkout,
  goToCheckout,
  keep,
  MUG,
  openAgreed,
  sendOrder,
  storageOf,
  test,
} from './support/checkout.ts'
import { countReceived, queueOrderOutcomes, readOrders } from './support/demo-api.ts'
import { holdBack } from './support/requests.ts'
import { press } from './support/press.ts'

const stored = (email: string) => readOrders(email).length

test('an order is stored once if the browser repeats it after a dropped connection', async ({
  shopper: { page, email },
}) => {
  await queueOrderOutcomes(email, 'drop')
  await goToCheckout(page)
  await sendOrder(page)
  await expect(checkout(page).success).toBeVisible()
  expect(await countReceived(email)).toBe(2)
  const [order, ...others] = readOrders(email)
  expect(others).toEqual([])
  await expect(checkout(page).orderNumber).toContainText(String(order?.row['order_number']))
})

const isCode = /_astro\/sending\..*\.js/

test('a pressed order shows at once that it is being sent, and is stored once when its code has come', async ({
  shopper: { page, email },
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.method()))
  const release = await holdBack(page, isCode)
  await goToCheckout(page)
  await sendOrder(page)
  await expect(checkout(page).sending).toBeFocused()
  await expect(checkout(page).submit).not.toBeVisible()
  await release()
  await expect(checkout(page).success).toBeVisible()
  expect(stored(email)).toBe(1)
  expect(sent).toEqual(['POST'])
})

// The store's tests show both.
for (const [what, answer] of [
  ['cannot be fetched', (route: Route) => route.abort()],
  ['never comes', () => undefined],
] as const)
  test(
    `an order whose code ${what} is not sent: the shopper is told, and a reload keeps the form`,
    { tag: what === 'never comes' ? '@long' : [] },
    async ({ shopper: { page, email } }) => {
      await page.route(isCode, answer)
      await goToCheckout(page)
      await sendOrder(page)
      const notSent = page.getByText('Objednávku sme ešte neodoslali. Skúste to znova.')
      await expect(checkout(page).sending.or(notSent)).toBeVisible()
      await page.clock.fastForward(ORDER_TIMEOUT_MS)
      await expect(page.locator('#trouble')).toContainText('Error')
      await expect(notSent).toBeVisible()
      await expect(checkout(page).submit).toBeFocused()
      expect(stored(email)).toBe(0)
      await page.unroute(isCode)
      await page.reload()
      await sendOrder(page)
      await expect(checkout(page).success).toBeVisible()
      expect(stored(email)).toBe(1)
    },
  )

test('an order waits for the shopper who has not seen a new price, although the code that shows it failed at first', async ({
  shopper: { page, email },
}) => {
  const isCode = /_astro\/recheck\..*\.js/
  await keep(page, { ...storageOf(email), cart: [{ ...MUG, price: 5 }] })
  await page.route(isCode, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => isCode.test(request.url()))
  await goToCheckout(page)
  await refused
  await page.unroute(isCode)
  await sendOrder(page)
  await expect(page.getByRole('heading', { name: 'Od vášho výberu sa niečo zmenilo' })).toBeVisible()
  expect(stored(email)).toBe(0)
  await press(page.getByRole('button', { name: 'Rozumiem' }))
  await press(checkout(page).submit)
  await expect(checkout(page).success).toBeVisible()
  expect(stored(email)).toBe(1)
})

test('own print that is no longer offered is told at the next action if the code that tells it failed at first', async ({
  shopper: { page, email },
}) => {
  const isCode = /_astro\/recheck\..*\.js/
  await keep(page, { ...storageOf(email), cart: [{ ...MUG, own_print: true }] })
  await page.route(isCode, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => isCode.test(request.url()))
  await goToCheckout(page)
  await refused
  await page.unroute(isCode)
  await press(checkout(page).terms)
  await expect(page.getByRole('heading', { name: 'Od vášho výberu sa niečo zmenilo' })).toBeVisible()
})

test('an order is stored once if the page is reloaded while sending, and the shopper is told', async ({
  shopper: { page, email },
}) => {
  const view = checkout(page)
  await queueOrderOutcomes(email, 'hang-stored')
  await goToCheckout(page)
  await sendOrder(page)
  await expect.poll(() => stored(email)).toBe(1)
  await page.reload()
  await expect(view.unknown).toBeVisible()
  await view.ok.click()
  await expect(view.email).toHaveValue(email)
  await sendOrder(page)
  await expect(view.orderNumber).toContainText(String(readOrders(email)[0]?.row['order_number']))
  expect(stored(email)).toBe(1)
  await page.reload()
  await expect(view.orderNumber).toBeVisible()
})

test('two tabs that send at the same moment send one order', async ({
  shopper: { context, page, email },
}) => {
  await queueOrderOutcomes(email, { kind: 'slow', delayMs: 200 })
  const second = await context.newPage()
  await openAgreed(page)
  await openAgreed(second)
  await Promise.all(
    // eslint-disable-next-line no-restricted-syntax -- no person can press in two tabs at once
    [page, second].map((tab) => checkout(tab).submit.evaluate((button: HTMLButtonElement) => button.click())),
  )
  // This tab shows an empty cart if the other one succeeds before this press.
  for (const tab of [page, second]) await expect(checkout(tab).success.or(checkout(tab).empty)).toBeVisible()
  await expect
    .poll(async () =>
      (await Promise.all([page, second].map((tab) => checkout(tab).orderNumber.allTextContents()))).flat(),
    )
    .toEqual([`Číslo objednávky ${String(readOrders(email)[0]?.row['order_number'])}`])
  expect(await countReceived(email)).toBe(1)
  expect(stored(email)).toBe(1)
})
