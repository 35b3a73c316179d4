import { expect, test } from 'vitest'
import { KNOWN_PRODUCTS } from '../../../scripts/demo-api/seed/known-products.ts'
import { seedProducts } from '../../../scripts/demo-api/seed/seed-products.ts'
import { getProduct } from '../../../src/api/calls.ts'
import { sanitiseHtml } from '../../../scripts/pipeline/pull/sanitise.ts'
import type { ProductDetail } from '../../../src/domain/product/product.ts'
import { productChoices } from '../../../src/domain/product/product-choices.ts'
import { PRODUCT_RULES } from '../../fixtures/builders.ts'
import { startShop } from './running-shop.ts'

const shop = await startShop()
const products = [...seedProducts(180)]

async function known(name: keyof typeof KNOWN_PRODUCTS): Promise<ProductDetail> {
  const product = await getProduct(shop.api, { slug: KNOWN_PRODUCTS[name].slug })
  if (!product) throw new Error(`${name} is not in the shop`)
  return product
}
const choices = (product: ProductDetail) => productChoices(product, PRODUCT_RULES)

test('known products come first, under their slugs', () => {
  expect(products.slice(0, 10).map(({ row }) => row.slug)).toEqual(
    Object.values(KNOWN_PRODUCTS).map(({ slug }) => slug),
  )
})

test('known products are what they promise', async () => {
  const twoCuts = await known('twoCuts')
  expect(twoCuts.name).toBe('Tričko Tatry')
  expect(twoCuts.tags).toEqual(expect.arrayContaining(['98', '152', '153', '148', '163']))
  expect(choices(twoCuts).cuts.map(({ cut }) => cut)).toEqual(['damsky_strih', 'pansky_strih'])

  const child = await known('child')
  expect(child.isForKids).toBe(true)
  expect(child.tags).toEqual(expect.arrayContaining(['98', '173', '143', '147']))
  expect(choices(child).cuts[0].sizes.map(({ label }) => label)).toEqual(['110', '122', '134', '146', '158'])

  const cap = await known('cap')
  expect(cap.tags).toEqual(expect.arrayContaining(['217', '216']))
  expect(choices(cap).cuts).toEqual([
    { cut: null, sizes: [{ label: 'Uni', isAvailable: true }], defaultSize: 'Uni', isOrderable: true },
  ])

  const mug = await known('mug')
  expect(mug.name).toBe('Hrnček Kriváň 330 ml')
  expect(choices(mug)).toMatchObject({ type: 'other', cuts: [{ sizes: [] }], notOrderable: null })

  expect(choices(await known('soldOut')).notOrderable).toBe('sold-out')

  const colours = await known('colours')
  expect(choices(colours).colors).toEqual(['petrolejová', 'bordová', 'sivý melír'])
  expect(colours.allOfSizes.filter((size) => !colours.sizes?.includes(size))).toEqual(['XS', '2XL'])

  const plain = await known('withoutPrint')
  expect(plain.isWithoutPrint).toBe(true)
  expect(plain.tags).toContain('121')
  expect((await known('ems')).tags).toContain('235')

  const hostile = await known('hostile')
  for (const danger of ['<script', 'onerror=', 'javascript:', '<iframe'])
    expect(hostile.descriptionHtml).toContain(danger)
  for (const danger of ['script', 'onerror', '__hostile', '<iframe'])
    expect(sanitiseHtml(hostile.descriptionHtml)).not.toContain(danger)
  expect((await known('sweatshirt')).tags).toEqual(expect.arrayContaining(['127', '173']))
})

test("names, slugs and codes are each product's own", () => {
  for (const field of ['name', 'slug', 'code', 'created_at'] as const)
    expect(new Set(products.map(({ row }) => row[field])).size).toBe(180)
  const paths = products.flatMap((product) => product.pictures.map(({ path }) => path))
  expect(new Set(paths).size).toBe(paths.length)
  for (const { row } of products) expect(row.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('names agree in gender', () => {
  const wrong =
    /(Pánske|Dámske|Detské|Chlapčenské|Dievčenské) (?!tričko)|(Pánska|Dámska|Detská|Chlapčenská|Dievčenská) (?!mikina|šiltovka)/
  for (const { row } of products) expect(row.name).not.toMatch(wrong)
})

test('the mix is believable', () => {
  const share = (test: (row: (typeof products)[number]['row']) => boolean) =>
    products.filter(({ row }) => test(row)).length / products.length
  expect(share((p) => p.status === 'New in')).toBeCloseTo(0.12, 1)
  expect(share((p) => p.status === 'Sold Out')).toBeCloseTo(0.05, 1)
  expect(share((p) => p.is_hashed_path === 1)).toBeCloseTo(0.5, 0)
  expect(share((p) => p.variants !== '[]')).toBeGreaterThan(0.2)
  for (const { row } of products) {
    expect(row.created_at >= '2023-01-01' && row.created_at < '2026-01-01').toBe(true)
    expect(row.text.match(/<p>/g)?.length).toBeGreaterThanOrEqual(2)
    if (row.is_hashed_path) expect(row.image).toMatch(/^[0-9a-f]{32}\.jpg$/)
  }
})

test('a larger shop begins with the products of a smaller one', () => {
  const larger = seedProducts(400)
  for (const product of products) expect(larger.next().value).toEqual(product)
  const rest = [...larger]
  expect(rest).toHaveLength(220)
  const slugs = [...products, ...rest].map(({ row }) => row.slug)
  expect(new Set(slugs).size).toBe(400)
  expect([...seedProducts(3)]).toEqual(products.slice(0, 3))
})

test('a shop that is started again keeps its orders; another size is made anew', async () => {
  shop.rows("UPDATE products SET name = 'Zmenené' WHERE id = 1 RETURNING id")
  const again = await startShop({ db: shop.db })
  expect((await getProduct(again.api, { pid: 1 }))?.name).toBe('Zmenené')
  const other = await startShop({ db: `${shop.db}2`, products: 5 })
  expect(other.rows('SELECT count(*) AS n FROM products')).toEqual([{ n: 5 }])
})
