import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, openAgreed, runIntoTimeout, test } from './support/checkout.ts'
import { readQr } from './support/read-qr.ts'
import { countReceived, publishCopy, queueOrderOutcomes, readOrders } from './support/demo-api.ts'
import { holdBack } from './support/hold-back.ts'
import { addToCart } from './support/shopper.ts'
import { press } from './support/press.ts'

const stored = (email: string) => readOrders(email).map(({ row }) => String(row['order_number']))
const main = (page: Page) => page.getByRole('main')
const changed = (page: Page) => page.getByText('Zmenili ste objednávku, o ktorej nevieme')
const lastOrder = (page: Page) => page.getByText(/^Objednávka \d+ bola odoslaná\s– zobraziť ju$/)
const changes = (page: Page) => page.getByRole('heading', { name: 'Od vášho výberu sa niečo zmenilo' })
const removeMug = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Odstrániť: Hrnček/ })
    .click()

async function send(page: Page): Promise<void> {
  await press(checkout(page).terms)
  await checkout(page).submit.click()
}

async function sendIntoTheUnknown(page: Page): Promise<void> {
  await send(page)
  await expect(checkout(page).unknown).toBeVisible()
}

test('changed and changed back, an order of unknown fate is sent under its first key, and a change is warned of', async ({
  shopper: { page, email },
}) => {
  await queueOrderOutcomes(email, 'html-stored', 'html')
  await page.goto('/checkout')
  await sendIntoTheUnknown(page)
  await checkout(page).ok.click()
  await expect(changed(page)).toBeHidden()
  await press(page.getByRole('radio', { name: /GLS/ }))
  await expect(changed(page)).toBeVisible()
  await sendIntoTheUnknown(page)
  await checkout(page).ok.click()
  await press(page.getByRole('radio', { name: /pošta/ }))
  await expect(changed(page)).toBeHidden()
  await send(page)
  await expect(checkout(page).success).toBeVisible()
  expect(stored(email)).toHaveLength(1)
})

test('an order that took the last piece itself can be repeated', async ({ shopper: { page, email } }) => {
  const product = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Posledný kus')
  await addToCart(page, product.slug)
  await queueOrderOutcomes(email, 'html-stored')
  await page.goto('/checkout')
  await sendIntoTheUnknown(page)
  await checkout(page).ok.click()
  product.remove()
  await page.goto('/cart')
  await expect(changes(page)).toBeVisible()
  await page.goto('/checkout')
  await send(page)
  await expect(checkout(page).success).toBeVisible()
  await expect(page.locator('.order-number')).toContainText(stored(email).join())
})

test('a cart emptied by hand and filled again is another order', async ({ shopper: { page, email } }) => {
  await queueOrderOutcomes(email, 'html-stored')
  await page.goto('/checkout')
  await sendIntoTheUnknown(page)
  await page.goto('/cart')
  await removeMug(page)
  await expect(main(page)).toContainText('Nákupný košík je prázdny')
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.goto('/checkout')
  await expect(page.getByText(/^Nevieme, či k nám dorazila vaša predchádzajúca objednávka/)).toBeVisible()
  await send(page)
  await expect(checkout(page).success).toBeVisible()
  const [first, second] = stored(email)
  expect(second).not.toBe(first)
  await expect(page.locator('.order-number')).toContainText(String(second))
})

test('the cart changed in another tab while this one waited: it says so, and nothing is sent', async ({
  shopper: { context, page, email },
}) => {
  const other = await context.newPage()
  await other.goto('/cart')
  await page.goto('/checkout')
  await other.evaluate(
    () =>
      new Promise<void>((hasLock) => {
        void navigator.locks.request('order', () => {
          hasLock()
          return new Promise((release) => document.addEventListener('release', release))
        })
      }),
  )
  await queueOrderOutcomes(email, 'ok')
  await send(page)
  await expect(checkout(page).sending).toBeVisible()
  await other.getByRole('button', { name: 'Zvýšiť' }).click()
  // eslint-disable-next-line no-restricted-syntax -- a signal between the test's own pages
  await other.evaluate(() => document.dispatchEvent(new Event('release')))
  await expect(page.getByText('Košík sa zmenil v inej karte. Skontrolujte ho, prosím.')).toBeFocused()
  await expect(checkout(page).terms).not.toBeChecked()
  expect(await countReceived(email)).toBe(0)
})

test('a frozen tab in the way: nothing is sent, and the shopper is told that', async ({
  shopper: { context, page, email },
}) => {
  const frozen = await context.newPage()
  await frozen.goto('/login')
  await queueOrderOutcomes(email, 'ok')
  await frozen.evaluate(() => {
    void navigator.locks.request('order', () => new Promise(() => undefined))
  })
  await openAgreed(page)
  await checkout(page).submit.click()
  await expect(checkout(page).sending).toBeVisible()
  await runIntoTimeout(page)
  await expect(page.getByText(/^Objednávku práve odosiela iná karta/)).toBeVisible()
  await expect(checkout(page).unknown).toBeHidden()
  expect(await countReceived(email)).toBe(0)
  await frozen.close()
  await checkout(page).ok.click()
  await send(page)
  await expect(checkout(page).success).toBeVisible()
})

test('left while sending, with another cart: the form is free, and promises nothing', async ({
  shopper: { page, email },
}) => {
  await queueOrderOutcomes(email, 'hang-stored')
  await openAgreed(page)
  await checkout(page).submit.click()
  await expect.poll(() => stored(email)).toHaveLength(1)
  await page.goto(`/produkt/${KNOWN_PRODUCTS.cap.slug}`)
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
  await expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText('Pridané do košíka')
  await page.goto('/checkout')
  await expect(page.getByText(/^Nevieme, či k nám dorazila vaša predchádzajúca objednávka/)).toBeVisible()
  await expect(checkout(page).terms).toBeVisible()
  await expect(checkout(page).failure).toBeHidden()
  await expect(changed(page)).toBeVisible()
})

test('the receipt of the last order is there until the next one, and an empty cart is empty', async ({
  shopper: { page, email },
}) => {
  await openAgreed(page)
  await checkout(page).submit.click()
  await expect(checkout(page).success).toBeVisible()
  await page.reload()
  await expect(checkout(page).success).toBeFocused()

  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.goto('/checkout')
  await expect(checkout(page).terms).toBeVisible()
  await page.reload()
  await expect(lastOrder(page)).toContainText(stored(email).join())
  await expect(page.getByRole('img', { name: /PAY by square/ })).toBeHidden()
  await lastOrder(page).click()
  await expect(page.getByRole('img', { name: /PAY by square/ })).toBeVisible()

  await removeMug(page)
  await expect(checkout(page).empty).toBeVisible()
  await page.goto('/checkout')
  await expect(checkout(page).empty).toBeVisible()
  await expect(checkout(page).success).toBeHidden()
  await page.getByRole('button', { name: /^Objednávka \d+ bola odoslaná/ }).click()
  await expect(checkout(page).success).toBeFocused()
  await expect(main(page)).toContainText(email)
  await expect(page.getByRole('img', { name: /PAY by square/ })).toBeVisible()
})

test('what is cleared in the terms is cleared in the tab that shows an order, too', async ({
  shopper: { context, page, email },
}) => {
  await openAgreed(page)
  await checkout(page).submit.click()
  await expect(main(page)).toContainText(email)
  const terms = await context.newPage()
  await terms.goto('/vseobecne-obchodne-podmienky')
  await terms.getByRole('button', { name: /^Vymazať košík/ }).click()
  await expect(terms.getByText('je vymazané')).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.reload()
  await expect(checkout(page).empty).toBeVisible()
  await expect(main(page)).not.toContainText(email)
})

test('a tab that is opened later shows nothing of the last order, and cannot find it', async ({
  shopper: { context, page, email },
}) => {
  await openAgreed(page)
  await checkout(page).submit.click()
  await expect(checkout(page).success).toBeVisible()
  const [number = ''] = stored(email)
  await expect(page.locator('.order-number')).toContainText(number)

  const later = await context.newPage()
  await later.goto('/checkout')
  await expect(checkout(later).empty).toBeVisible()
  await expect(later.getByText(number)).toHaveCount(0)
  const found = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  for (const told of [number, email, 'Hrnček']) {
    expect(await later.evaluate(found)).not.toContain(told)
    expect(await page.evaluate(found)).toContain(told)
  }
})

test('a price that changed is shown before the order goes out, however early it is sent', async ({
  shopper: { page, email },
}) => {
  const product = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Zdražený v tichosti')
  await addToCart(page, product.slug)
  product.setPrice(1090)
  await queueOrderOutcomes(email, 'ok')
  const release = await holdBack(page, /action=get_product&pid/)
  try {
    await openAgreed(page)
    await checkout(page).submit.click()
    await expect(checkout(page).sending).toBeVisible()
    await release()
    await expect(changes(page)).toBeFocused()
    await expect(checkout(page).terms).toBeChecked()
    expect(await countReceived(email)).toBe(0)
    await page.getByRole('button', { name: 'Rozumiem' }).click()
    await checkout(page).submit.click()
    await expect(checkout(page).success).toBeVisible()
    expect(readOrders(email)[0]?.row).toMatchObject({ goods_cents: 890 + 1090 })
  } finally {
    product.remove()
  }
})

test('an order at prices that could not be asked about can be paid, and no sum is named', async ({
  shopper: { page, email },
}) => {
  await page.route(/action=get_product&pid/, (route) => route.abort())
  await openAgreed(page)
  await checkout(page).submit.click()
  // The shop is asked more than once.
  await expect(checkout(page).success).toBeVisible()
  await expect(main(page)).toContainText('Presnú sumu vám povieme na telefónnom čísle')
  // The mug is 8,90 €, and 2,90 € brings it.
  await expect(main(page)).toContainText('doplňte sumu, ktorú vám povieme')
  await expect(main(page)).not.toContainText('€')
  await expect(main(page)).not.toContainText('11,80')
  await expect(page.getByRole('button', { name: 'Kopírovať: Suma' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Kopírovať: Variabilný symbol' })).toBeVisible()
  const { amount, variableSymbol } = await readQr(page)
  // An empty field, which the decoder reads as nothing.
  expect([amount, variableSymbol]).toEqual([0, stored(email)[0]])
})
