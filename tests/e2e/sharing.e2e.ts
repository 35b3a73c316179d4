import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS, LOST_PICTURE } from '../../scripts/demo-api/seed/known-products.ts'
import { test } from './support/test.ts'

const { mug, soldOut } = KNOWN_PRODUCTS
const said = (page: Page, name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)

/** What the page tells search engines, by type. */
async function thingsOf(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = texts.map((text) => JSON.parse(text) as Record<string, unknown>)
  return Object.fromEntries(things.map((thing) => [[thing['@type']].flat().join(), thing]))
}

test('a shared product shows its own name, words and picture', async ({ page, request }) => {
  await page.goto(`/produkt/${mug.slug}`)
  await expect(said(page, 'og:title')).toHaveAttribute('content', 'Hrnček Kriváň 330 ml')
  await expect(said(page, 'og:type')).toHaveAttribute('content', 'product')
  await expect(said(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image')
  const description = await said(page, 'description').getAttribute('content')
  expect(description?.length).toBeGreaterThan(50)
  expect(description?.length).toBeLessThanOrEqual(161)
  const picture = (await said(page, 'og:image').getAttribute('content')) ?? ''
  expect(picture).toMatch(/^http:\/\/localhost:\d+\/(?:pictures|web_files)\//)
  const path = new URL(picture).pathname
  const answer = await request.get(path.startsWith('/pictures/') ? path : picture)
  expect(answer.headers()['content-type']).toMatch(/^image\//)
})

test('a page without a picture of its own is shared with the picture of the shop', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/kontakt', '/produkty/tricka', `/produkt/${LOST_PICTURE.slug}`]) {
    await page.goto(path)
    const picture = (await said(page, 'og:image').getAttribute('content')) ?? ''
    expect(new URL(picture).pathname, path).toBe('/share.png')
  }
  const answer = await request.get('/share.png')
  expect(answer.headers()['content-type']).toBe('image/png')
})

test('search engines are told what a product costs and whether it can be bought', async ({ page }) => {
  await page.goto(`/produkt/${mug.slug}`)
  const { Product: product, BreadcrumbList: way } = await thingsOf(page)
  expect(product).toMatchObject({
    name: 'Hrnček Kriváň 330 ml',
    sku: 'HR-0004',
    offers: { price: '8.90', availability: 'https://schema.org/InStock' },
  })
  expect(way?.['itemListElement']).toHaveLength(4)

  await page.goto(`/produkt/${soldOut.slug}`)
  expect((await thingsOf(page))['Product']).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

test('the search that search engines are told of finds', async ({ page }) => {
  await page.goto('/')
  const { WebSite: site } = await thingsOf(page)
  const { target } = site?.['potentialAction'] as { target: { urlTemplate: string } }
  const { pathname, search } = new URL(target.urlTemplate.replace('{search_term_string}', 'krivan'))
  await page.goto(pathname + search)
  await expect(page.locator('.card:visible').first()).toContainText('Kriváň')
})

test('browsers find the icons and the manifest, and are allowed to', async ({ page, request }) => {
  await page.goto('/kontakt')
  const icons = await page
    .locator('link[rel$="icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await (await fetch(link?.href ?? '')).json()) as {
      name: string
      icons: { src: string; sizes: string }[]
    }
  })
  expect(manifest.name).toBe('Nitka')
  const files = [...icons, ...manifest.icons.map(({ src }) => src)]
  expect(files).toHaveLength(6)
  for (const file of files) {
    const answer = await request.get(file)
    expect(answer.status(), file).toBe(200)
    expect(answer.headers()['content-type'], file).toMatch(/^image\//)
  }
  const policy = (await request.get('/kontakt')).headers()['content-security-policy']
  expect(policy).toContain("manifest-src 'self'")
})

test('robots may read everything, and find the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).not.toContain('Disallow')
  const address = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  const map = await (await request.get(new URL(address).pathname)).text()
  expect(map).toContain(`/produkt/${mug.slug}</loc>`)
})
