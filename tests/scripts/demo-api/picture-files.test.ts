import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { KNOWN_PRODUCTS, LOST_PICTURE } from '../../../scripts/demo-api/seed/known-products.ts'
import { getEshopConfig, getProduct } from '../../../src/api/calls.ts'
import { mediaAddress, thumbnailPath } from '../../../src/domain/product/image-path.ts'
import type { ProductDetail } from '../../../src/domain/product/product.ts'
import { startShop } from './running-shop.ts'

const shop = await startShop({ products: 20 })
const cache = `${shop.db}.pictures`
const load = (path: string, headers = {}) => fetch(mediaAddress(shop.url, path), { headers })

async function known(name: keyof typeof KNOWN_PRODUCTS): Promise<ProductDetail> {
  return (await getProduct(shop.api, { slug: KNOWN_PRODUCTS[name].slug })) as ProductDetail
}

async function sizeOf(response: Response) {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { format, width, height }
}

test('draws pictures of both path rules, and thumbnails', async () => {
  const plain = await known('twoCuts')
  const hashed = await known('child')
  expect(plain.imagePath).toMatch(/^20\d\d\/\d\d\/tricko-tatry-navy-front\.jpg$/)
  expect(hashed.imagePath).toMatch(/^[0-9a-f]{32}\.jpg$/)
  expect(await sizeOf(await load(plain.imagePath))).toEqual({ format: 'jpeg', width: 1200, height: 1500 })
  for (const { images } of [plain, hashed]) {
    for (const { thumbnailPath: path } of images)
      expect(await sizeOf(await load(path))).toEqual({ format: 'jpeg', width: 400, height: 500 })
  }
})

test("draws variants' pictures and banners", async () => {
  const { variants } = await known('colours')
  expect(variants).toHaveLength(3)
  const bytes = new Set<number>()
  for (const { thumbnail } of variants) {
    const response = await load(thumbnailPath(thumbnail))
    bytes.add((await response.clone().arrayBuffer()).byteLength)
    expect((await sizeOf(response)).width).toBe(400)
  }
  expect(bytes.size).toBe(3)
  const { banners } = await getEshopConfig(shop.api)
  expect((await sizeOf(await load(banners[0]?.imagePath ?? ''))).width).toBe(1920)
})

test('a picture is kept by browsers, has an ETag, and is drawn once', async () => {
  const path = thumbnailPath((await known('mug')).imagePath)
  const answers = await Promise.all(Array.from({ length: 8 }, () => load(path)))
  const etags = new Set(answers.map((response) => response.headers.get('etag')))
  expect(etags.size).toBe(1)
  expect(answers[0]?.headers.get('cache-control')).toContain('max-age=31536000')
  const { mtimeMs } = statSync(join(cache, path))
  const known304 = await load(path, { 'If-None-Match': [...etags][0] })
  expect(known304.status).toBe(304)
  expect(await known304.text()).toBe('')
  expect(statSync(join(cache, path)).mtimeMs).toBe(mtimeMs)
  // A picture that is half written would have a longer name.
  expect(readdirSync(cache).filter((name) => !/\.jpg$|^\d{4}$|^banners$/.test(name))).toEqual([])
})

test('answers HEAD without drawing the picture', async () => {
  const { imagePath } = await known('cap')
  const answer = await fetch(`${shop.url}/web_files/${imagePath}`, { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(existsSync(join(cache, imagePath))).toBe(false)
  expect((await fetch(`${shop.url}/web_files/nic.jpg`, { method: 'HEAD' })).status).toBe(404)
})

test('has no file of a picture that is lost', async () => {
  const { images, name } = (await getProduct(shop.api, { slug: LOST_PICTURE.slug })) as ProductDetail
  expect(images).toHaveLength(1)
  expect(name).toBe(LOST_PICTURE.name)
  for (const { path, thumbnailPath: small } of images)
    for (const one of [path, small]) expect((await load(one)).status).toBe(404)
})

test.each([
  'nic.jpg',
  't_nic.jpg',
  't_t_nic.jpg',
  '../shop.sqlite',
  '..%2fshop.sqlite',
  '%2e%2e/shop.sqlite',
  '',
  '%00',
  '%',
  `${'a'.repeat(5000)}.jpg`,
])('there is no picture %s', async (path) => {
  const response = await fetch(`${shop.url}/web_files/${path}`)
  expect(response.status).toBe(404)
  expect(existsSync(join(cache, 'nic.jpg'))).toBe(false)
})
