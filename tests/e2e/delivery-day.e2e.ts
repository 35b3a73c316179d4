// Rules 129, 923
import { expect, type Locator } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { SHOP } from '../../src/config/shop.ts'
import { slovakTime } from '../fixtures/slovak-time.ts'
import { checkout, fillBilling, newCustomer, sendOrder } from './support/checkout.ts'
import { press } from './support/press.ts'
import { main } from './support/shopper.ts'
import { test } from './support/test.ts'

/** The shopper's clock is in another time zone. */
test.use({ timezoneId: 'America/New_York' })

test('on 24 December the shop is closed: every page says so, and the day of delivery is the same on product, cart, checkout and receipt', async ({
  page,
}) => {
  const [days] = SHOP.closed
  if (!days) throw new Error('the shop under test is closed at no time')
  await page.clock.setFixedTime(slovakTime(`${days.from.slice(0, 4)}-12-24T10:00`))
  const says = async (place: Locator) => {
    await expect(
      place.filter({ hasText: 'Doručíme od štvrtka 8. 1. do pondelka 12. 1.' }).first(),
    ).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Oznam' })).toHaveText(days.sentence)
  }
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  const facts = page.getByRole('list', { name: 'Doprava a vrátenie' })
  // Until the first reach a product says how many days a delivery takes.
  await main(page).getByRole('heading', { level: 1 }).hover()
  await facts.hover()
  await says(facts)
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
  for (const place of [main(page), page.getByRole('contentinfo')]) {
    await page.goto('/kontakt')
    await expect(place.getByText('Zatvorené 23. 12. 2031')).toBeVisible()
  }
})
