import { describe, expect, it } from 'vitest'
import { KNOWN_PRODUCTS, LOST_PICTURE } from '../../scripts/demo-api/seed/known-products.ts'
import { SHOP } from '../../src/config/shop.ts'
import { faultsOf, GOOGLE_REQUIRED, HEUREKA_REQUIRED, META_REQUIRED } from '../fixtures/feed-requirements.ts'
import { feedItems } from '../fixtures/read-xml.ts'
import { get, jsonLdOf, metaOf, openPage, textAt } from './served-shop.ts'

const { mug } = KNOWN_PRODUCTS

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
  const policy = (await get('/kontakt')).headers.get('content-security-policy')
  expect(policy).toContain("manifest-src 'self'")
})

it('robots may read everything, and find the sitemap', async () => {
  const robots = await textAt('/robots.txt')
  expect(robots).not.toContain('Disallow')
  const address = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  expect(await textAt(new URL(address).pathname)).toContain(`/produkt/${mug.slug}</loc>`)
})

describe('feeds', () => {
  const read = new Map<string, ReturnType<typeof feedItems>>()
  async function itemsOf(feed: string) {
    const items = read.get(feed) ?? feedItems(await textAt(`/feeds/${feed}.xml`))
    read.set(feed, items)
    return items
  }

  it.each([
    ['heureka', HEUREKA_REQUIRED],
    ['google', GOOGLE_REQUIRED],
    ['meta', META_REQUIRED],
  ] as const)('every item of the feed of %s has what is required of it', async (name, required) => {
    const items = await itemsOf(name)
    expect(items.length).toBeGreaterThan(1000)
    expect(faultsOf(required, items)).toEqual([])
    const field = name === 'heureka' ? 'ITEM_ID' : 'g:id'
    expect(new Set(items.map((item) => item[field])).size).toBe(items.length)
  })

  it.each(['child', 'cap', 'mug'] as const)(
    'the page of %s calls its variants as the feeds do',
    async (name) => {
      const path = `/produkt/${KNOWN_PRODUCTS[name].slug}`
      const told = (await itemsOf('google')).filter(
        (item) => new URL(String(item['g:link'])).pathname === path,
      )
      const { Product: one, ProductGroup: group } = jsonLdOf(await openPage(path))
      const variants = group ? (group['hasVariant'] as { sku: string }[]) : [one]
      expect(variants.map((variant) => variant?.sku)).toEqual(told.map((item) => item['g:id']))
      expect(group?.['productGroupID']).toBe(told[0]?.['g:item_group_id'])
    },
  )
})
