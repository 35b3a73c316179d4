import { expect } from '@playwright/test'
import { keep, MUG } from './support/checkout.ts'
import { press } from './support/press.ts'
import { untilRest } from './support/rest.ts'
import { cartButton, listingCount, main } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchErrors } from './support/watch-page.ts'

test('whoever loses the connection while browsing goes on choosing, and loses nothing', async ({
  page,
  context,
}) => {
  const errors = watchErrors(page)
  await keep(page, { cart: [MUG] })
  // The popup's code is fetched ahead, because the cart is not empty.
  await untilRest(page, () => page.goto('/produkty/tricka'))
  const count = listingCount(page)
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(count).toHaveText('zobrazujem 17 z 17')
  await context.setOffline(true)
  await expect(page.locator('#connection')).toContainText('Ste offline.')
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(count).toHaveText('zobrazujem 40 z 78')
  await main(page).getByRole('searchbox').fill('tatry')
  await expect(count).toHaveText(/^zobrazujem \d\sz\s\d$/)
  await expect(page).toHaveURL(/search=tatry/)
  await page.goBack()
  await expect(count).toHaveText('zobrazujem 40 z 78')
  await cartButton(page).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await context.setOffline(false)
  await page.getByRole('dialog').getByRole('link', { name: 'Objednať' }).click()
  await expect(main(page).getByRole('link', { name: /^Hrnček/ })).toBeVisible()
  expect(errors).toEqual([])
})
