// Rule 702
import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { keep, MUG } from './support/checkout.ts'
import { press } from './support/press.ts'
import { untilRest } from './support/rest.ts'
import { addButton, addedLink, cartButton, listingCount, main } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchErrors } from './support/requests.ts'

test('without a connection a shopper can go on choosing, and loses nothing', async ({ page, context }) => {
  const errors = watchErrors(page)
  await keep(page, { cart: [MUG] })
  // With goods in the cart, the popup's code is fetched ahead.
  await untilRest(page, () => page.goto('/produkty/tricka'))
  const count = listingCount(page)
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(count).toHaveText('zobrazujem 17 z 17')
  await context.setOffline(true)
  await expect(page.locator('connection-notice')).toContainText('Nemáte pripojenie na internet.')
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(count).toHaveText('zobrazujem 40 z 78')
  await main(page).getByRole('searchbox').fill('tatry')
  await expect(count).toHaveText(/^zobrazujem \d\sz\s\d$/)
  await expect(page).toHaveURL(/search=tatry/)
  await page.goBack()
  await expect(count).toHaveText('zobrazujem 40 z 78')
  await cartButton(page).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Odstrániť/ })).toHaveCount(1)
  await context.setOffline(false)
  await page.getByRole('dialog').getByRole('link', { name: 'Objednať' }).click()
  await expect(main(page).getByRole('link', { name: /^Hrnček/ })).toBeVisible()
  expect(errors).toEqual([])
})

test('a notice says that the shop is offline, then for four seconds that it is back; meanwhile goods can be added', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.goto(`/produkt/${KNOWN_PRODUCTS.mug.slug}`)
  // The first reach fetches the code of notifications.
  await untilRest(page, () => addButton(page).focus())
  const notice = page.locator('connection-notice[role=status]')
  await context.setOffline(true)
  await expect(notice).toContainText('Nemáte pripojenie na internet.')
  await addButton(page).click()
  await expect(cartButton(page)).toHaveAccessibleName(/, 1\skus$/)
  await expect(addedLink(page)).toBeVisible()
  await expect(page.locator('#trouble')).toBeHidden()
  // Pause the clock: a busy machine may need more than four seconds.
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(notice).toContainText('Nemáte pripojenie na internet.')
  await context.setOffline(false)
  await expect(notice).toHaveText('Pripojenie na internet je späť.')
  await page.clock.runFor(4000)
  await expect(notice).toBeHidden()
})
