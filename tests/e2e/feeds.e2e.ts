import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { elementsOf, readXml } from '../fixtures/read-xml.ts'
import { test } from './support/test.ts'

const { twoCuts, colours, mug } = KNOWN_PRODUCTS

/** The addresses of a product's variants, as Heureka is told them: paths with their questions. */
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
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['5XL'])
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['pánsky'])
})

test("a colour's address shows that colour, and every variant opens with its choice", async ({
  page,
  request,
}) => {
  const variants = [...(await variantsOf(request, colours.slug)), ...(await variantsOf(request, mug.slug))]
  expect(variants.length).toBeGreaterThan(10)
  // Pages whose own script is run anew for each address.
  for (const path of [variants[0] ?? '', variants.at(-2) ?? '', variants.at(-1) ?? '']) {
    await page.goto(path)
    const asked = new URLSearchParams(path.split('?')[1])
    const chosen = await page
      .locator('[data-buy]')
      .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)))
    expect(chosen).toMatchObject(Object.fromEntries(asked))
    const color = asked.get('color')
    if (color)
      await expect(page.locator(`[data-color="${color}"]`).getByRole('img')).toBeInViewport({ ratio: 0.9 })
  }
})

test('an address that asks for what there is not changes nothing', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  const asked =
    'size=<b>&cut=zly&color=%22%5D&count=55&size%5B=1&__proto__=x&length=9&item=1&utm_source=a%27b&=x'
  await page.goto(`/produkt/${twoCuts.slug}?${asked}`)
  await expect(page.getByRole('radio', { name: 'dámsky' })).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: 'Množstvo' })).toHaveValue('1')
  // Of one size alone there is nothing to choose: an address cannot make another of it.
  await page.goto(`/produkt/${mug.slug}?size=XXL&cut=x&color=zlat%C3%A1`)
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('listitem')).not.toContainText(['XXL'])
  expect(problems).toEqual([])
})
