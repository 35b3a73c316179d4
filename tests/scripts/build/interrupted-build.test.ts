import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { answerOf, sentProducts, type FakeShop } from '../../fixtures/fake-shop.ts'
import { copyShop, fingerprint, fingerprintShop, type ShopCopy } from '../../fixtures/shop-copy.ts'
import { startTestServer, type TestServer } from '../../fixtures/test-server.ts'
import { runScript } from '../run-script.ts'

const KILLS = env['LONG'] ? 20 : 3
vi.setConfig({ testTimeout: (KILLS + 1) * 120_000, hookTimeout: 300_000 })

/** The shop at two times: with other prices, and with a product more. */
const SHOPS: readonly FakeShop[] = [
  { categories: { tricka: sentProducts(5, { price: 7 }) } },
  { categories: { tricka: sentProducts(6, { price: 8 }) } },
]

let copy: ShopCopy
let api: TestServer
let current = 0
let buildMs = 0
/** What is in dist/ after a build of each of the two that nobody disturbed. */
const whole: Map<string, string>[] = []

const readDist = () => fingerprintShop(copy.dir)

const build = (options: Parameters<typeof runScript>[3] = {}) =>
  runScript('build.ts', copy.dir, { SHOP_API_URL: api.url }, options)

beforeAll(async () => {
  copy = await copyShop()
  api = await startTestServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://shop').searchParams
    response.end(JSON.stringify(answerOf(SHOPS[current] as FakeShop, query)))
  })
  for (current of SHOPS.keys()) {
    const startedAt = performance.now()
    const { code, output } = await build()
    expect(code, output).toBe(0)
    buildMs = performance.now() - startedAt
    whole.push(await readDist())
  }
})
afterAll(async () => {
  await api.close()
  await copy.remove()
})

it('a disk that takes no more pages leaves the old shop, and is named', async () => {
  const before = await readDist()
  current = 0
  const { code, reason, output } = await build({ maxFileBlocks: 60 })
  expect(reason, output).toMatch(
    /^A file grew past the size that this system allows: raise the limit .* \(Failed to write file in .*\)$/,
  )
  expect(code).toBe(1)
  expect(await readDist()).toEqual(before)
})

it('what pages are rendered from may not change while they are: the old shop stays', async () => {
  const before = await readDist()
  const file = join(copy.dir, '.cache/pages-data/catalogue.json')
  await rm(file, { force: true })
  current = 0
  const building = build()
  const left = await vi.waitFor(() => readFile(file, 'utf8'), { timeout: 60_000 })
  await writeFile(file, left.replaceAll('"priceCents":700', '"priceCents":1'))
  const { code, reason, output } = await building
  expect(reason, output).toMatch(/^the catalogue or the code was changed while the shop was built/)
  expect(code).toBe(1)
  expect(await readDist()).toEqual(before)
})

it(`whenever a build is killed, dist/ is a whole shop, the old or the new; ${KILLS} times`, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    current = kill % SHOPS.length
    // At random, but somewhere in each part of a build.
    const killAfterMs = Math.round(((kill + Math.random()) / KILLS) * buildMs)
    const { code } = await build({ killAfterMs })
    expect(whole, `killed after ${killAfterMs} ms of ${Math.round(buildMs)}, code ${code}`).toContainEqual(
      await readDist(),
    )
  }

  // And the next one goes to its end, whatever the killed ones left, a font that is half written for one.
  for (const file of (await fingerprint(join(copy.dir, '.cache/astro'))).keys())
    await truncate(join(copy.dir, '.cache/astro', file), 100)
  current = 0
  const { code, output } = await build()
  expect(code, output).toBe(0)
  expect(await readDist()).toEqual(whole[0])
})
