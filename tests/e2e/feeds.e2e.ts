import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { elementsOf, readXml } from '../fixtures/read-xml.ts'
import { addHere, main } from './support/shopper.ts'
import { test } from './support/test.ts'

const { twoCuts } = KNOWN_PRODUCTS

test("a variant's address in a feed opens the product with that choice made, and it can be bought", async ({
  page,
  request,
}) => {
  const feed = readXml(await (await request.get('/feeds/heureka.xml')).text())
  const address = elementsOf(feed, 'SHOP', 'SHOPITEM')
    .map((item) => new URL(item['URL'] as string))
    .find(
      ({ pathname, search }) => pathname === `/produkt/${twoCuts.slug}` && /pansky_strih.*5XL/.test(search),
    )
  await page.goto(`${address?.pathname ?? ''}${address?.search ?? ''}`)
  for (const choice of ['pánsky', '5XL'])
    await expect(page.getByRole('radio', { name: choice, exact: true })).toBeChecked()
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`/produkt/${twoCuts.slug}$`))
  await addHere(page)
  await page.goto('/cart')
  await expect(main(page).getByRole('listitem')).toContainText(['5XL'])
  await expect(main(page).getByRole('listitem')).toContainText(['pánsky'])
})
