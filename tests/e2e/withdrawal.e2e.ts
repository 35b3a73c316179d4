import { expect, type Page } from '@playwright/test'
import { main } from './support/shopper.ts'
import { test } from './support/test.ts'

const PATH = '/odstupenie-od-zmluvy'

const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name })
const toReview = (page: Page) => page.getByRole('button', { name: 'Pokračovať na kontrolu' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Potvrdiť odstúpenie od zmluvy' })
const done = (page: Page) => page.getByRole('region', { name: 'Vaše odstúpenie od zmluvy sme prijali' })

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Meno a priezvisko').fill('Žofia Nováková')
  await field(page, 'Číslo objednávky').fill('2026/000 001')
  await field(page, 'E-mail').fill('zofia@example.sk')
}

test('a shopper finds, fills in, confirms and prints a withdrawal, without a login and without React', async ({
  page,
}) => {
  await page.goto('/vratenie-tovaru')
  await main(page).getByRole('link', { name: 'Odstúpiť od zmluvy tu' }).click()
  await fillIn(page)
  await toReview(page).click()
  await confirm(page).click()
  await expect(done(page).getByRole('heading')).toBeFocused()
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(files.filter((file) => /_astro\/client\./.test(file))).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(done(page).getByText('Žofia Nováková')).toBeVisible()
  await expect(page.getByText('Stiahnuť potvrdenie')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser itself sends the complete form', async ({ page }) => {
    await page.goto(PATH)
    await expect(toReview(page)).toBeHidden()
    await confirm(page).click()
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))
    await fillIn(page)
    // Enter in a field sends nothing.
    await field(page, 'E-mail').press('Enter')
    await confirm(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Po odoslaní odstúpenia')
  })
})
