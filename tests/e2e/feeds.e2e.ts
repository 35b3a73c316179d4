import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { elementsOf, readXml } from '../fixtures/read-xml.ts'
import { addHere, main } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchErrors } from './support/watch-page.ts'

const { twoCuts, colours, mug } = KNOWN_PRODUCTS

/** The addresses of a product's variants in Heureka's feed: paths with their queries. */
async function variantsOf(request: APIRequestContext, slug: string): Promise<string[]> {
  const feed = readXml(await (await request.get('/feeds/heureka.xml')).text())
  return elementsOf(feed, 'SHOP', 'SHOPITEM')
    .map((item) => new URL(item['URL'] as string))
    .filter(({ pathname }) => pathname === `/produkt/${slug}`)
    .map(({ pathname, search }) => pathname + search)
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test("a variant's address opens the product with that choice made, and it can be bought", async ({
  page,
  request,
}) => {
  const variants = await variantsOf(request, twoCuts.slug)
  const path = variants.find((one) => one.includes('cut=pansky_strih') && one.includes('size=5XL')) ?? ''
  await page.goto(path)
  await expect(radio(page, 'pánsky')).toBeChecked()
  await expect(radio(page, '5XL')).toBeChecked()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/produkt/${twoCuts.slug}$`),
  )
  await addHere(page)
  await page.goto('/cart')
  await expect(main(page).getByRole('listitem')).toContainText(['5XL'])
  await expect(main(page).getByRole('listitem')).toContainText(['pánsky'])
})

test("a colour's address shows that colour, and every variant opens with its choice", async ({
  page,
  request,
}) => {
  const variants = [...(await variantsOf(request, colours.slug)), ...(await variantsOf(request, mug.slug))]
  expect(variants.length).toBeGreaterThan(10)
  for (const path of [variants[0] ?? '', variants.at(-2) ?? '', variants.at(-1) ?? '']) {
    await page.goto(path)
    const asked = new URLSearchParams(path.split('?')[1])
    const form = page.locator('[data-buy]')
    await expect
      .poll(() => form.evaluate((one: HTMLFormElement) => Object.fromEntries(new FormData(one))))
      .toMatchObject(Object.fromEntries(asked))
    const color = asked.get('color')
    if (color)
      await expect(page.locator(`[data-color="${color}"]`).getByRole('img')).toBeInViewport({ ratio: 0.9 })
  }
})

test('an address that asks for choices that do not exist changes nothing', async ({ page }) => {
  const errors = watchErrors(page)
  const asked =
    'size=<b>&cut=zly&color=%22%5D&count=55&size%5B=1&__proto__=x&length=9&item=1&utm_source=a%27b&=x'
  await page.goto(`/produkt/${twoCuts.slug}?${asked}`)
  await expect(page.getByRole('radio', { name: 'dámsky' })).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: 'Množstvo' })).toHaveValue('1')
  // There is only one size, and an address cannot choose another.
  await page.goto(`/produkt/${mug.slug}?size=XXL&cut=x&color=zlat%C3%A1`)
  await addHere(page)
  await page.goto('/cart')
  await expect(main(page).getByRole('listitem')).not.toContainText(['XXL'])
  expect(errors).toEqual([])
})
