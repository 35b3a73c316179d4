import { expect } from '@playwright/test'
import type { OrderFault } from '../../scripts/demo-api/order-faults.ts'
import { ORDER_TIMEOUT_MS } from '../../src/config/limits.ts'
import { checkout, goToCheckout, openAgreed, sendOrder, test } from './support/checkout.ts'
import { countReceived, queueOrderOutcomes, readOrders } from './support/demo-api.ts'

const stored = (email: string) => readOrders(email).length

/** Faults that end with a success by themselves, and how many requests that takes. */
const ACCEPTED: Partial<Record<OrderFault, number>> = {
  // On the connection that the preflight opened, the browser repeats the order by itself, unseen by the page.
  drop: 2,
  'slow-stored': 1,
  'text-status': 1,
  'wrong-type': 1,
  'drop-stored': 2,
}

for (const [fault, requests] of Object.entries(ACCEPTED))
  test(
    `${fault}: the order is stored once`,
    { tag: fault === 'drop' ? [] : '@long' },
    async ({ shopper: { page, email } }) => {
      await queueOrderOutcomes(email, { kind: fault as OrderFault, delayMs: 300 })
      await goToCheckout(page)
      await sendOrder(page)
      await expect(checkout(page).success).toBeVisible()
      expect(await countReceived(email)).toBe(requests)
      const [order, ...others] = readOrders(email)
      expect(others).toEqual([])
      await expect(checkout(page).orderNumber).toContainText(String(order?.row['order_number']))
    },
  )

/** Faults after which nobody knows whether the order arrived; each comes once before and once after it is stored. */
const UNKNOWN = ['500', 'hang', 'torn', 'stalled', 'truncated', 'html', 'no-status', 'empty'] as const
/** Those after which the shop waits until its time-out. */
const SILENT: readonly OrderFault[] = ['hang', 'stalled']

for (const fault of UNKNOWN)
  test(
    `${fault}: nobody knows, and sending again ends with one order`,
    {
      tag: fault === '500' || fault === 'hang' ? [] : '@long',
    },
    async ({ shopper: { page, email } }) => {
      const view = checkout(page)
      await queueOrderOutcomes(email, fault, `${fault}-stored`)
      await goToCheckout(page)
      for (const orders of [0, 1]) {
        await sendOrder(page)
        if (SILENT.includes(fault)) {
          await expect(view.sending).toBeVisible()
          await expect.poll(() => countReceived(email)).toBe(orders + 1)
          await expect.poll(() => stored(email)).toBe(orders)
          await page.clock.fastForward(ORDER_TIMEOUT_MS + 1000)
        }
        await expect(view.unknown).toBeVisible()
        expect(stored(email)).toBe(orders)
        await view.ok.click()
        await expect(view.terms).not.toBeChecked()
      }
      await sendOrder(page)
      await expect(view.success).toBeVisible()
      expect(await countReceived(email)).toBe(3)
      expect(stored(email)).toBe(1)
    },
  )

test('a double click sends once', async ({ shopper: { page, email } }) => {
  await queueOrderOutcomes(email, { kind: 'slow', delayMs: 200 })
  await openAgreed(page)
  await checkout(page).submit.dblclick()
  await expect(checkout(page).success).toBeVisible()
  expect(await countReceived(email)).toBe(1)
  expect(stored(email)).toBe(1)
})

test('a reload while sending: the shopper is told, the form is as typed, the order is one', async ({
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
})

test('two tabs that send at the same moment send one order', async ({
  shopper: { context, page, email },
}) => {
  await queueOrderOutcomes(email, { kind: 'slow', delayMs: 200 })
  const second = await context.newPage()
  await openAgreed(page)
  await openAgreed(second)
  await Promise.all(
    // eslint-disable-next-line no-restricted-syntax -- in both tabs at one moment, as no person could
    [page, second].map((tab) => checkout(tab).submit.evaluate((button: HTMLButtonElement) => button.click())),
  )
  // A tab whose cart the other's success emptied before its own press counted shows the empty cart.
  for (const tab of [page, second]) await expect(checkout(tab).success.or(checkout(tab).empty)).toBeVisible()
  await expect
    .poll(async () =>
      (await Promise.all([page, second].map((tab) => checkout(tab).orderNumber.allTextContents()))).flat(),
    )
    .toEqual([`Číslo objednávky ${String(readOrders(email)[0]?.row['order_number'])}`])
  expect(await countReceived(email)).toBe(1)
  expect(stored(email)).toBe(1)
})

test('two tabs and an order nobody knows the fate of: the second tab finds out', async ({
  shopper: { context, page, email },
}) => {
  await queueOrderOutcomes(email, 'html-stored')
  const second = await context.newPage()
  await openAgreed(page)
  await openAgreed(second)
  await checkout(page).submit.click()
  await expect(checkout(page).unknown).toBeVisible()
  await checkout(second).submit.click()
  await expect(checkout(second).success).toBeVisible()
  await checkout(page).ok.click()
  await expect(checkout(page).success).toBeFocused()
  // Only the second tab knows the number and the variable symbol.
  await expect(page.getByRole('main')).toContainText('v\u00A0karte prehliadača, ktorá objednávku odoslala')
  await expect(page.getByRole('main')).toContainText(email)
  await expect(checkout(page).orderNumber).toHaveCount(0)
  expect(stored(email)).toBe(1)
})
