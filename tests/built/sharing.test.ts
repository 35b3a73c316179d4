import { expect, it } from 'vitest'
import { KNOWN_PRODUCTS, LOST_PICTURE } from '../../scripts/demo-api/seed/known-products.ts'
import { get, metaOf, openPage } from './served-shop.ts'

const { mug, soldOut } = KNOWN_PRODUCTS
const text = async (path: string) => (await get(path)).text()

/** What the page tells search engines, by type. */
async function jsonLdOf(path: string): Promise<Record<string, Record<string, unknown>>> {
  const scripts = [...(await openPage(path)).querySelectorAll('script[type="application/ld+json"]')]
  const parsed = scripts.map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
  return Object.fromEntries(parsed.map((one) => [[one['@type']].flat().join(), one]))
}

it('a shared product shows its own name, words and picture', async () => {
  const page = await openPage(`/produkt/${mug.slug}`)
  expect(metaOf(page, 'og:title')).toBe('Hrnček Kriváň 330 ml')
  expect(metaOf(page, 'og:type')).toBe('product')
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
  const { length } = metaOf(page, 'description') ?? ''
  expect(length).toBeGreaterThan(50)
  expect(length).toBeLessThanOrEqual(161)
  expect(metaOf(page, 'og:image')).toMatch(/^http:\/\/localhost:\d+\/(?:pictures|web_files)\//)
})

it.each(['/', '/kontakt', '/produkty/tricka', `/produkt/${LOST_PICTURE.slug}`])(
  '%s, without a picture of its own, is shared with the picture of the shop',
  async (path) => expect(new URL(metaOf(await openPage(path), 'og:image') ?? '').pathname).toBe('/share.png'),
)

it('search engines are told what a product costs and whether it can be bought', async () => {
  const { Product: product, BreadcrumbList: breadcrumbs } = await jsonLdOf(`/produkt/${mug.slug}`)
  expect(product).toMatchObject({
    name: 'Hrnček Kriváň 330 ml',
    sku: '4',
    offers: { price: '8.90', availability: 'https://schema.org/InStock' },
  })
  expect(breadcrumbs?.['itemListElement']).toHaveLength(4)
  expect((await jsonLdOf(`/produkt/${soldOut.slug}`))['Product']).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

it('browsers find the icons and the manifest, and are allowed to', async () => {
  const page = await openPage('/kontakt')
  const hrefs = (selector: string) =>
    [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')
  const manifest = JSON.parse(await text(hrefs('link[rel=manifest]')[0] ?? '')) as {
    name: string
    icons: { src: string }[]
  }
  expect(manifest.name).toBe('Nitka')
  const files = [...hrefs('link[rel$="icon"]'), ...manifest.icons.map(({ src }) => src), '/share.png']
  expect(files).toHaveLength(7)
  for (const file of files) {
    const { status, headers } = await get(file)
    expect([status, headers.get('content-type')], file).toEqual([200, expect.stringMatching(/^image\//)])
  }
  const policy = (await get('/kontakt')).headers.get('content-security-policy')
  expect(policy).toContain("manifest-src 'self'")
})

it('robots may read everything, and find the sitemap', async () => {
  const robots = await text('/robots.txt')
  expect(robots).not.toContain('Disallow')
  const address = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  expect(await text(new URL(address).pathname)).toContain(`/produkt/${mug.slug}</loc>`)
})

it.each(['heureka', 'google', 'meta'])('what is sold out is not in the feed of %s', async (name) => {
  const { headers } = await get(`/feeds/${name}.xml`)
  expect(headers.get('x-robots-tag')).toBe('noindex')
  const feed = await text(`/feeds/${name}.xml`)
  expect(feed).toContain(`/produkt/${mug.slug}`)
  expect(feed).not.toContain(`/produkt/${soldOut.slug}`)
})
