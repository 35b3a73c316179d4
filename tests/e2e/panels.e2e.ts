import { expect, type Page } from '@playwright/test'
import { holdBack } from './support/hold-back.ts'
import { press } from './support/press.ts'
import { listingCount } from './support/shopper.ts'
import { test } from './support/test.ts'

const panel = (page: Page) => page.getByRole('form', { name: 'Filtre' })
const women = (page: Page) => panel(page).locator('.filter-value', { hasText: 'Dámsky' })

async function openFilters(page: Page): Promise<void> {
  await page.goto('/produkty/tricka')
  await press(page.getByRole('button', { name: 'Filtrovať' }))
  await expect(panel(page)).toBeVisible()
}

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

test("the filters' panel keeps a value that was pressed before the filters were ready", async ({ page }) => {
  const release = await holdBack(page, /_astro\/Listing\..*\.js/)
  await openFilters(page)
  await press(women(page).getByText('Dámsky'))
  await expect(women(page).getByRole('checkbox')).toBeChecked()
  await expect(panel(page)).toBeVisible()
  await release()
  await expect(listingCount(page)).toHaveText('zobrazujem 33 z 33')
  await expect(panel(page)).toBeVisible()
})

test('a cut has a page that the menu leads to: without the cut it is the category, and Back returns', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const count = listingCount(page)
  await page.goto('/kontakt')
  await press(page.getByRole('button', { name: 'Otvoriť menu' }))
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await press(menu.getByRole('link', { name: 'Dámske' }).first())
  await expect(page).toHaveURL('/produkty/tricka/damske')
  await expect(heading).toHaveText('Dámske tričká')
  await expect(count).toHaveText('zobrazujem 33 z 33')

  const release = await holdBack(page, /_astro\/Listing\..*\.js/)
  await press(page.getByRole('button', { name: 'Filtrovať (1)' }))
  await press(women(page).getByText('Dámsky'))
  await expect(women(page).getByRole('checkbox')).not.toBeChecked()
  await release()
  await expect(count).toHaveText('zobrazujem 40 z 78')
  await expect(heading).toHaveText('Tričká')
  await expect(page).toHaveURL('/produkty/tricka')

  await page.reload()
  await expect(heading).toHaveText('Tričká')
  await page.goBack()
  await expect(page).toHaveURL('/produkty/tricka/damske')
  await expect(heading).toHaveText('Dámske tričká')
  await expect(count).toHaveText('zobrazujem 33 z 33')
})
