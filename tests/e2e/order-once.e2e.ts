import { expect } from '@playwright/test'
import { ORDER_TIMEOUT_MS } from '../../src/config/order-limits.ts'
import { checkout, goToCheckout, keep, MUG, openAgreed, sendOrder, test } from './support/checkout.ts'
import { countReceived, queueOrderOutcomes, readOrders } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { addToCart, main } from './support/shopper.ts'

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

test('an order whose answer was lost is told of and stored once, even if its goods were removed and added again', async ({
  shopper: { page, email },
}) => {
  const view = checkout(page)
  await queueOrderOutcomes(email, 'html-stored')
  await goToCheckout(page)
  await sendOrder(page)
  await expect(view.unknown).toBeVisible()
  await view.ok.click()
  await press(main(page).getByRole('button', { name: /^Odstrániť/ }))
  await expect(view.empty).toBeVisible()
  await addToCart(page, MUG.slug)
  await goToCheckout(page)
  await expect(page.getByText(/^Túto objednávku ste už odoslali a nevieme/)).toBeVisible()
  await sendOrder(page)
  await expect(view.orderNumber).toContainText(String(readOrders(email)[0]?.row['order_number']))
  expect(stored(email)).toBe(1)
})

test('storage that another tab clears while an order is under way: nothing typed is lost, and the order is one', async ({
  shopper: { context, page, email },
}) => {
  const view = checkout(page)
  await queueOrderOutcomes(email, 'hang-stored')
  await goToCheckout(page)
  await sendOrder(page)
  await expect.poll(() => stored(email)).toBe(1)
  const other = await context.newPage()
  await other.goto('/kontakt')
  await other.evaluate(() => localStorage.clear())
  await context.clock.fastForward(ORDER_TIMEOUT_MS)
  await expect(view.unknown).toBeVisible()
  await view.ok.click()
  await expect(view.email).toHaveValue(email)
  await sendOrder(page)
  await expect(view.orderNumber).toContainText(String(readOrders(email)[0]?.row['order_number']))
  expect(stored(email)).toBe(1)
})

test("Enter in a field orders nothing; a press on the button orders the fields' values, even those that came without an event", async ({
  shopper: { page, email },
}) => {
  const view = checkout(page)
  await keep(page, { cart: [MUG] })
  await openAgreed(page)
  const values = { name: 'Žofia', email, street: 'Dlhá', city: 'Žilina', postal_code: '010 01' }
  await page.evaluate((typed) => {
    for (const [name, value] of Object.entries(typed))
      Object.assign(document.querySelector(`main [name="${name}"]`) ?? {}, { value })
  }, values)
  for (const field of [
    view.email,
    view.billing.getByLabel('Ulica'),
    page.getByRole('spinbutton'),
    view.terms,
  ]) {
    await field.focus()
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter')
  }
  await expect(view.submit).toBeVisible()
  expect(await countReceived(email)).toBe(0)
  await press(view.submit)
  await expect(view.success).toBeVisible()
  expect(readOrders(email)).toMatchObject([{ row: values }])
})
