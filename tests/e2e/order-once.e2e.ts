import { expect } from '@playwright/test'
import { checkout, goToCheckout, openAgreed, sendOrder, test } from './support/checkout.ts'
import { countReceived, queueOrderOutcomes, readOrders } from './support/demo-api.ts'

const stored = (email: string) => readOrders(email).length

test('a connection that drops: the browser repeats the order by itself, and it is stored once', async ({
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

test('a reload while sending: the shopper is told, and the order is one', async ({
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
    // eslint-disable-next-line no-restricted-syntax -- in both tabs at one moment, as no person could
    [page, second].map((tab) => checkout(tab).submit.evaluate((button: HTMLButtonElement) => button.click())),
  )
  // If the other tab's success empties the cart before this tab's press counts, this tab shows the empty cart.
  for (const tab of [page, second]) await expect(checkout(tab).success.or(checkout(tab).empty)).toBeVisible()
  await expect
    .poll(async () =>
      (await Promise.all([page, second].map((tab) => checkout(tab).orderNumber.allTextContents()))).flat(),
    )
    .toEqual([`Číslo objednávky ${String(readOrders(email)[0]?.row['order_number'])}`])
  expect(await countReceived(email)).toBe(1)
  expect(stored(email)).toBe(1)
})
