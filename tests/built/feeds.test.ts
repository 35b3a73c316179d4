import { expect, it } from 'vitest'
import { faultsOf, GOOGLE_REQUIRED, HEUREKA_REQUIRED, META_REQUIRED } from '../fixtures/feed-requirements.ts'
import { elementsOf, readXml } from '../fixtures/read-xml.ts'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { get, openPage } from './served-shop.ts'

it.each([
  ['heureka', HEUREKA_REQUIRED, ['SHOP', 'SHOPITEM']],
  ['google', GOOGLE_REQUIRED, ['rss', 'channel', 'item']],
  ['meta', META_REQUIRED, ['rss', 'channel', 'item']],
] as const)('every item of the feed of %s has what is required of it', async (name, required, path) => {
  const items = elementsOf(readXml(await (await get(`/feeds/${name}.xml`)).text()), ...path)
  expect(items.length).toBeGreaterThan(1000)
  expect(faultsOf(required, items)).toEqual([])
  const field = name === 'heureka' ? 'ITEM_ID' : 'g:id'
  expect(new Set(items.map((item) => item[field])).size).toBe(items.length)
})

it.each(['twoCuts', 'withoutPrint', 'mug'] as const)(
  'the page of %s calls its variants as the feeds do',
  async (name) => {
    const { slug } = KNOWN_PRODUCTS[name]
    const items = elementsOf(readXml(await (await get('/feeds/google.xml')).text()), 'rss', 'channel', 'item')
    const told = items.filter((item) => new URL(String(item['g:link'])).pathname === `/produkt/${slug}`)
    const scripts = (await openPage(`/produkt/${slug}`)).querySelectorAll(
      'script[type="application/ld+json"]',
    )
    const product = [...scripts]
      .map(
        ({ textContent }) =>
          JSON.parse(textContent) as {
            productGroupID?: string
            sku?: string
            hasVariant?: { sku: string }[]
          },
      )
      .find((one) => 'sku' in one || 'hasVariant' in one)
    expect(product?.hasVariant?.map(({ sku }) => sku) ?? [product?.sku]).toEqual(
      told.map((item) => item['g:id']),
    )
    expect(product?.productGroupID).toBe(told[0]?.['g:item_group_id'])
  },
)
