// Rules 918, 919
import { expect, it } from 'vitest'
import { KNOWN_PRODUCTS, LOST_PICTURE } from '../../scripts/demo-api/seed/known-products.ts'
import { SHOP } from '../../src/config/shop.ts'
import { feedItems } from '../fixtures/read-markup.ts'
import { get, jsonLdOf, metaOf, openPage, textAt } from './served-shop.ts'

const { mug } = KNOWN_PRODUCTS

it('a shared product has its own name, text and picture', async () => {
  const page = await openPage(`/produkt/${mug.slug}`)
  expect(metaOf(page, 'og:title')).toBe('Hrnček Kriváň 330 ml')
  expect(metaOf(page, 'og:type')).toBe('product')
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
  const { length } = metaOf(page, 'description') ?? ''
  expect(length).toBeGreaterThan(50)
  expect(length).toBeLessThanOrEqual(161)
  expect(metaOf(page, 'og:image')).toMatch(/^http:\/\/localhost:\d+\/web_files\/.*\.(?:jpe?g|png)$/)
})

it.each(['/', '/kontakt', '/produkty/tricka', `/produkt/${LOST_PICTURE.slug}`])(
  "%s has no picture of its own, so it is shared with the shop's",
  async (path) => expect(new URL(metaOf(await openPage(path), 'og:image') ?? '').pathname).toBe('/share.png'),
)

it('browsers find the icons and the manifest, and the policy allows them', async () => {
  const page = await openPage('/kontakt')
  const hrefs = (selector: string) =>
    [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')
  const manifest = JSON.parse(await textAt(hrefs('link[rel=manifest]')[0] ?? '')) as {
    name: string
    icons: { src: string }[]
  }
  expect(manifest.name).toBe(SHOP.name)
  const files = [...hrefs('link[rel$="icon"]'), ...manifest.icons.map(({ src }) => src), '/share.png']
  expect(files).toHaveLength(7)
  for (const file of files) {
    const { status, headers } = await get(file)
    expect([status, headers.get('content-type')], file).toEqual([200, expect.stringMatching(/^image\//)])
  }
  const policy = page.querySelector('meta[http-equiv=content-security-policy]')?.getAttribute('content')
  expect(policy).toContain("manifest-src 'self'")
})

it('robots.txt allows everything and names the sitemap', async () => {
  const robots = await textAt('/robots.txt')
  expect(robots).not.toContain('Disallow')
  const address = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  const sitemap = await textAt(new URL(address).pathname)
  const listed = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, page = '']) => new URL(page).pathname)
  const known = ['/', '/produkty', '/produkty/tricka/strana-2', '/kontakt', `/produkt/${mug.slug}`]
  expect(listed).toEqual(expect.arrayContaining(known))
  expect(
    listed.filter((path) => /^\/(?:cart|checkout|login|404|page-search|produkty\/all|about)$/.test(path)),
  ).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

/* The fields that Heureka, Google and Meta require in the items of a feed, by their documentation. */

type Item = Readonly<Record<string, unknown>>
/** The required fields of an item, with patterns for their values. */
type Required = (item: Item) => Readonly<Record<string, RegExp>>

const ADDRESS = String.raw`https?:\/\/[\w.:]+\/[\x21-\x7e]*$`
const address = (most: number) => new RegExp(`^(?=.{1,${most}}$)${ADDRESS}`)
const text = (most: number) => new RegExp(`^[^]{1,${most}}$`)

/** https://sluzby.heureka.sk/napoveda/xml-feed and https://github.com/heureka/xml-feed-specs */
const HEUREKA_REQUIRED: Required = (item) => ({
  ITEM_ID: /^[\w-]{1,36}$/,
  PRODUCTNAME: text(200),
  DESCRIPTION: text(5000),
  URL: address(300),
  IMGURL: address(255),
  PRICE_VAT: /^\d+\.\d\d$/,
  CATEGORYTEXT: text(255),
  ...('EAN' in item && { EAN: /^\d{13}$/ }),
  ...('ITEMGROUP_ID' in item && { ITEMGROUP_ID: /^[\w-]{1,36}$/ }),
})
/** Requirements that Google and Meta share. Clothing (Google's categories 166 and 1604) needs more fields, see below. */
const merchantRequired: Required = (item) => ({
  'g:id': /^[\w-]{1,50}$/,
  'g:title': text(150),
  'g:description': text(5000),
  'g:link': address(2000),
  'g:image_link': address(2000),
  'g:condition': /^new$/,
  'g:price': /^\d+\.\d\d EUR$/,
  ...(String(item['g:google_product_category']).startsWith('Apparel & Accessories') && {
    'g:color': text(100),
  }),
  ...(String(item['g:google_product_category']).includes(' > Clothing > ') && {
    'g:gender': /^(?:fe)?male$|^unisex$/,
    'g:age_group': /^adult$|^kids$/,
    'g:size': text(100),
  }),
})
/** https://support.google.com/merchants/answer/7052112; 6324487 (color), 6324492 (size), 6324478 (identifier_exists) */
const GOOGLE_REQUIRED: Required = (item) => ({
  ...merchantRequired(item),
  'g:availability': /^in_stock$/,
  ...(!('g:brand' in item) && !('g:gtin' in item) && { 'g:identifier_exists': /^no$/ }),
})
/** https://developers.facebook.com/docs/marketing-api/catalog/reference */
const META_REQUIRED: Required = (item) => ({
  ...merchantRequired(item),
  'g:availability': /^in stock$/,
  'g:brand': text(100),
})

function faultsOf(required: Required, items: readonly Item[]) {
  return items.flatMap((item) =>
    Object.entries(required(item))
      .filter(([field, pattern]) => {
        const value = item[field]
        return typeof value !== 'string' || !pattern.test(value)
      })
      .map(([field]) => ({ field, value: item[field], item: item['ITEM_ID'] ?? item['g:id'] })),
  )
}

const itemsOf = async (feed: string) => feedItems(await textAt(`/feeds/${feed}.xml`))

it.each([
  ['heureka', HEUREKA_REQUIRED],
  ['google', GOOGLE_REQUIRED],
  ['meta', META_REQUIRED],
] as const)('every item of the feed for %s has the required fields', async (name, required) => {
  const items = await itemsOf(name)
  expect(items.length).toBeGreaterThan(1000)
  expect(faultsOf(required, items)).toEqual([])
  const field = name === 'heureka' ? 'ITEM_ID' : 'g:id'
  expect(new Set(items.map((item) => item[field])).size).toBe(items.length)
})

it('pages give their variants the ids of the feeds', async () => {
  const items = await itemsOf('google')
  for (const name of ['child', 'cap', 'mug'] as const) {
    const path = `/produkt/${KNOWN_PRODUCTS[name].slug}`
    const told = items.filter((item) => new URL(String(item['g:link'])).pathname === path)
    const { Product: one, ProductGroup: group } = jsonLdOf(await openPage(path))
    const variants = group ? (group['hasVariant'] as { sku: string }[]) : [one]
    expect(variants.map((variant) => variant?.sku)).toEqual(told.map((item) => item['g:id']))
    expect(group?.['productGroupID']).toBe(told[0]?.['g:item_group_id'])
  }
})
