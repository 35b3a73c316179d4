import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { publishCopy } from './support/demo-api.ts'
import { untilRest } from './support/rest.ts'
import { addHere, main } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchRequests } from './support/watch-page.ts'

const NO_PAGE = "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST."

test('a product published after the last build is shown and can be bought', async ({ page }) => {
  const name = 'Tričko <b>Nové</b> & čerstvé'
  const { slug, code } = publishCopy(KNOWN_PRODUCTS.twoCuts.slug, name)
  const response = await page.goto(`/produkt/${slug}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(main(page)).toContainText(`Kód produktu: ${code}`)
  const picture = main(page).getByRole('img', { name, exact: true })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  await addHere(page)
  await page.goto('/cart')
  await expect(main(page)).toContainText(name)
  await expect(main(page)).toContainText('18,90\u00A0€')
})

test('any other address is not found, and loads no React', async ({ page }) => {
  const react = watchRequests(page, (request) => /_astro\/react\./.test(request.url()))
  await untilRest(page, async () => {
    expect((await page.goto('/nic-take'))?.status()).toBe(404)
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NO_PAGE)
  await expect(page.locator('#unbuilt-product astro-island')).not.toHaveAttribute('data-intent')
  expect(react).toEqual([])
})
