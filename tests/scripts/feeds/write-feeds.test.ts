import { mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFeeds } from '../../../scripts/feeds/write-feeds.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { catalogue, product } from '../../fixtures/builders.ts'

const ENV = { SHOP_API_URL: 'https://api.sk', SITE_URL: 'https://obchod.sk' }
const PATHS = ['feeds/heureka.xml', 'feeds/google.xml', 'feeds/meta.xml']

let dir: string
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'feeds-'))))
afterEach(() => rm(dir, { recursive: true }))

const shop = (names: readonly string[]): Catalogue =>
  catalogue(names.map((name, index) => product({ id: index + 1, slug: `p${index + 1}`, name })))

/** Writes the feeds of a shop, with those in `kept` at hand, and keeps them. */
async function write(of: Catalogue, kept = 'kept', code = 'code'): Promise<string[]> {
  const fresh = join(dir, 'fresh')
  const counts = await writeFeeds({ fresh, kept: join(dir, kept) }, code, of, new Map(), ENV)
  const texts = await Promise.all(PATHS.map((path) => readFile(join(fresh, path), 'utf8')))
  texts.push(JSON.stringify([...counts]))
  await rm(join(dir, 'kept'), { recursive: true, force: true })
  await rename(fresh, join(dir, 'kept'))
  return texts
}

const BEFORE = shop(['Jeden', 'Dva', 'Tri', 'Štyri', 'Päť'])

it.each([
  ['nothing', BEFORE],
  ['a name', shop(['Jeden', 'Dva', 'Tri a pol', 'Štyri', 'Päť'])],
  ['the order', { ...BEFORE, products: BEFORE.products.toReversed() }],
  ['what there is', { ...BEFORE, products: BEFORE.products.slice(1, 4) }],
  ['delivery', { ...BEFORE, settings: { ...BEFORE.settings, deliveryFreeFromCents: 1 } }],
  ['everything', shop(['Šesť', 'Sedem'])],
])('feeds are the same as without any before them where %s has changed', async (_, after) => {
  const whole = await write(after, 'nowhere')
  await write(BEFORE, 'nowhere')
  expect(await write(after)).toEqual(whole)
})

it('what an earlier build wrote of a product is taken over, and only by the same code', async () => {
  await write(BEFORE, 'nowhere')
  const file = join(dir, 'kept', 'feeds/meta.xml')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('Štyri', 'Žtyri'))
  expect((await write(BEFORE))[2]).toContain('Žtyri')
  expect((await write(BEFORE, 'kept', 'other code'))[2]).not.toContain('Žtyri')
})

it.each<[string, () => Promise<void>]>([
  ['a feed is cut', () => truncate(join(dir, 'kept/feeds/google.xml'), 2000)],
  ['a feed is gone', () => rm(join(dir, 'kept/feeds/heureka.xml'))],
  ['nobody knows whose they are', () => writeFile(join(dir, 'kept/parts.json'), '{"feeds":')],
])('feeds are whole where %s that is kept', async (_, damage) => {
  const whole = await write(BEFORE, 'nowhere')
  await damage()
  expect(await write(BEFORE)).toEqual(whole)
})
