import { expect, type Page } from '@playwright/test'
import { holdBack } from './support/hold-back.ts'
import { press } from './support/press.ts'
import { test } from './support/test.ts'

const panel = (page: Page) => page.getByRole('form', { name: 'Filtre' })
const women = (page: Page) => panel(page).locator('.filter-value', { hasText: 'Dámsky' })

async function openFilters(page: Page): Promise<void> {
  await page.goto('/produkty/tricka')
  await press(page.getByRole('button', { name: 'Filtrovať' }))
  await expect(panel(page)).toBeVisible()
}

test.describe('the panel of filters on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('stays open wherever it is pressed, and ticks the value whose name or count is pressed', async ({
    page,
  }) => {
    await openFilters(page)
    for (const text of ['Strih', 'Filtre']) {
      await press(panel(page).getByText(text, { exact: true }))
      await expect(panel(page)).toBeVisible()
    }
    await press(women(page).getByText('Dámsky'))
    await expect(women(page).getByRole('checkbox')).toBeChecked()
    await press(women(page).locator('.filter-count'))
    await expect(women(page).getByRole('checkbox')).not.toBeChecked()
    await expect(panel(page)).toBeVisible()
  })

  test('keeps a value that was pressed before the filters were ready', async ({ page }) => {
    const release = await holdBack(page, /_astro\/Listing\..*\.js/)
    await openFilters(page)
    await press(women(page).getByText('Dámsky'))
    await expect(women(page).getByRole('checkbox')).toBeChecked()
    await release()
    await expect(page.locator('#listing-count')).toHaveText('zobrazujem 33 z 33')
    await expect(panel(page)).toBeVisible()
  })
})
