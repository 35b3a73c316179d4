// Rules 129, 923
import { expect, type Locator, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { SHOP } from '../../src/config/shop.ts'
import { slovakTime } from '../fixtures/slovak-time.ts'
import { checkout, fillBilling, newCustomer, sendOrder } from './support/checkout.ts'
import { press } from './support/press.ts'
import { main } from './support/shopper.ts'
import { test } from './support/test.ts'

/** The shopper's clock is in another time zone. */
test.use({ timezoneId: 'America/New_York' })

/** Buys a mug by post with cash on delivery, and checks the day on each page. */
async function buyMug(page: Page, day: string, visit: (place: Locator) => Promise<void>): Promise<void> {
  const says = async (place: Locator) => {
    await expect(place.filter({ hasText: day }).first()).toBeVisible()
    await visit(main(page))
  }
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  await says(page.getByRole('list', { name: 'Doprava a vrátenie' }))
  await press(page.getByRole('button', { name: 'Pridať do košíka' }))
  await press(page.getByRole('link', { name: 'Zobraziť košík' }).first())
  await says(page.getByRole('region', { name: 'Kedy to bude u vás' }))
  await press(page.getByRole('link', { name: 'Prejsť do objednania' }))
  await press(page.getByRole('radio', { name: 'Dobierka' }))
  await says(page.getByRole('group', { name: 'Doprava' }))
  await says(page.getByRole('complementary', { name: 'Súhrn objednávky' }))
  await fillBilling(page, newCustomer())
  await sendOrder(page)
  await expect(checkout(page).success).toBeVisible()
  await says(page.getByRole('region', { name: 'Čo bude ďalej' }))
}

test('a shopper knows the day of delivery, and it is the same on product, cart, checkout and receipt', async ({
  page,
}) => {
  await page.clock.setFixedTime(slovakTime('2026-11-25T10:00'))
  const notice = page.getByRole('complementary', { name: 'Oznam' })
  await buyMug(page, 'Doručíme od piatka 27. 11. do utorka 1. 12.', async () => {
    await expect(notice).toBeHidden()
  })
})

test('on 24 December the shop is closed: every page says so, and the day of delivery is after the closed days', async ({
  page,
}) => {
  const [days] = SHOP.closed
  if (!days) throw new Error('the shop under test is closed at no time')
  await page.clock.setFixedTime(slovakTime(`${days.from.slice(0, 4)}-12-24T10:00`))
  const notice = page.getByRole('complementary', { name: 'Oznam' })
  await buyMug(page, 'Doručíme od stredy 7. 1. do piatka 9. 1.', async () => {
    await expect(notice).toHaveText(days.sentence)
  })
  for (const place of [main(page), page.getByRole('contentinfo')]) {
    await page.goto('/kontakt')
    await expect(place.getByText('Zatvorené 23. 12. 2031')).toBeVisible()
  }
})
