import { mkdtemp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OWNER_SAMPLES } from '../../../src/config/shop/owner-samples.ts'
import { OWNER } from '../../../src/config/shop/owner.ts'
import { isMissing, type OwnerFact } from '../../../src/domain/shop/owner.ts'
import { fakeShop, sentProducts, type FakeShop } from '../../fixtures/fake-shop.ts'
import { answerWith, startTestServer, type Handler, type TestServer } from '../../fixtures/test-server.ts'
import { runScript } from '../run-script.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Clears a terminal, writes backwards, and ends with a line that another could have written. */
const HOSTILE = '\u001b[2J\u009b31m\u202e\nThe shop is in dist/'
const OLD_SHOP = '<h1>stále tu</h1>'

let folder: string
const servers: TestServer[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'obchod-build-'))
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist/index.html'), OLD_SHOP)
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function serve(handler: Handler): Promise<string> {
  const server = await startTestServer(handler)
  servers.push(server)
  return server.url
}

/** A shop of so many products in one category. */
const shopOf = (count: number, rest: Partial<FakeShop> = {}): Handler =>
  fakeShop({ categories: { tricka: sentProducts(count) }, ...rest })

/** What a shop says that it was built from. */
const published = (products: number) =>
  JSON.stringify({ pulledAt: '2025-04-13T10:00:00.000Z', products, categories: 2 })

/** Tries to build in the folder that has an older shop in dist/, which must be as it was, and gives the reason. */
async function expectRefusal(
  env: Readonly<Record<string, string>>,
  options: Parameters<typeof runScript>[3] = {},
): Promise<{ reason: string; output: string }> {
  const shop = async () => {
    const files = await readdir(join(folder, 'dist'))
    return Promise.all(files.map(async (file) => [file, await readFile(join(folder, 'dist', file), 'utf8')]))
  }
  const before = await shop()
  const { code, reason, output } = await runScript('build.ts', folder, env, options)
  expect(await shop()).toEqual(before)
  expect(code, output).toBe(1)
  return { reason, output }
}

describe('a build that cannot be good ends with code 1, one sentence, and leaves the old shop', () => {
  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['no address', {}, /^SHOP_API_URL is missing/],
    ['a bad address', { SHOP_API_URL: 'nonsense' }, /^SHOP_API_URL is not an address: "nonsense"/],
    [
      'a word for ALLOW_SHRINK',
      { SHOP_API_URL: 'http://x.invalid', ALLOW_SHRINK: 'yes' },
      /^ALLOW_SHRINK must be 1 or nothing, not "yes"/,
    ],
    [
      'a word for ALLOW_SAMPLES',
      { SHOP_API_URL: 'http://x.invalid', ALLOW_SAMPLES: 'yes' },
      /^ALLOW_SAMPLES must be 1 or nothing, not "yes"/,
    ],
  ])('%s', async (_, env, reason) => expect((await expectRefusal(env)).reason).toMatch(reason))

  it.each<[string, Handler, RegExp]>([
    [
      'HTML instead of JSON',
      answerWith('<h1>Údržba</h1>'),
      /^get_\w+: the answer is not JSON but "<h1>.*; see whether SHOP_API_URL is the API's address/,
    ],
    [
      'the wrong shape',
      answerWith('{"data":5}'),
      /^get_\w+: data: .*got 5; correct it in the shop's administration/,
    ],
    [
      'refusal of one page of a listing',
      (request, response) =>
        request.url?.includes('pageFrom=2') ? response.writeHead(403).end() : shopOf(201)(request, response),
      /^get_products\(category=all, page 2\): Request failed with status code 403; look into the API's log/,
    ],
    ['no products', shopOf(0), /^get_products gave no products/],
  ])('%s', async (_, handler, reason) =>
    expect((await expectRefusal({ SHOP_API_URL: await serve(handler) })).reason).toMatch(reason),
  )

  it.each<[string, Handler]>([
    ['its own error', answerWith(JSON.stringify({ error: HOSTILE }))],
    ['no JSON', answerWith(HOSTILE)],
    ['the wrong shape', answerWith(JSON.stringify({ data: HOSTILE }))],
  ])('nothing that an API writes reaches the terminal as it is: %s', async (_, handler) => {
    const { output } = await expectRefusal({ SHOP_API_URL: await serve(handler) })
    expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(output).toContain(String.raw`\u202e`)
  })

  it('an API that leads to another host, which is asked nothing', async () => {
    const other = await serve(shopOf(5))
    const lead: Handler = (request, response) =>
      response.writeHead(307, { location: other + (request.url ?? '') }).end()
    const { reason } = await expectRefusal({ SHOP_API_URL: await serve(lead) })
    expect(reason).toMatch(
      /^get_\w+: the answer leads to .*name it in REDIRECT_HOSTS; see where the API leads/,
    )
    expect(servers[0]?.requests).toEqual([])
  })

  it('whatever the owner has not filled in, before anything is asked of the API', async () => {
    const missing = (Object.keys(OWNER_SAMPLES) as OwnerFact[]).filter((name) => isMissing(OWNER[name]))
    const env = { SHOP_API_URL: await serve(answerWith('{}', 403)), ALLOW_SAMPLES: '' }
    const { output } = await expectRefusal(env)
    const sentence = `src/config/shop/owner.ts still leaves these to samples: ${missing.join(', ')}. Fill them in,`
    expect(output.includes(sentence)).toBe(missing.length > 0)
    expect(servers[0]?.requests.length === 0).toBe(missing.length > 0)
  })

  it('nobody there', async () => {
    const url = await serve(() => undefined)
    await servers[0]?.close()
    const { reason } = await expectRefusal({ SHOP_API_URL: url })
    expect(reason).toMatch(/^get_\w+: Network Error \(.*ECONNREFUSED.*; see whether the API runs/)
  })

  it('more than one faulty product in twenty: all of them, with what is wrong', async () => {
    const products = sentProducts(30, { price: 'NaN' }, { slug: '../x' })
    const url = await serve(fakeShop({ categories: { '%2e': products } }))
    const { output } = await expectRefusal({ SHOP_API_URL: url })
    for (const sentence of [
      '2 of 30 products cannot go online, which is more than 5 %',
      'product 1 "Produkt 1": price is "NaN": expected an amount of euros from 0 up',
      'product 2 "Produkt 2": slug "../x" cannot be an address',
      'category "%2E": slug "%2e" cannot be an address',
    ])
      expect(output).toContain(sentence)
  })

  it('a disk that takes no more', async () => {
    const env = { SHOP_API_URL: await serve(shopOf(5)) }
    const { reason } = await expectRefusal(env, { maxFileBlocks: 1 })
    expect(reason).toMatch(/^A file grew past the size that this system allows: .* \(EFBIG/)
  })
})

describe('a catalogue that lost a third of its products', () => {
  it('is refused, compared with the shop in dist/', async () => {
    await writeFile(join(folder, 'dist/catalogue.json'), published(9))
    const { reason } = await expectRefusal({ SHOP_API_URL: await serve(shopOf(6)) })
    expect(reason).toMatch(
      /^far fewer products than online: 6, where the shop of .* in dist\/ has 9; .*ALLOW_SHRINK=1/,
    )
  })

  it('is refused in a fresh checkout, compared with the shop that is online', async () => {
    await rm(join(folder, 'dist/index.html'))
    const site = await serve((request, response) =>
      request.url === '/catalogue.json'
        ? answerWith(published(9))(request, response)
        : response.writeHead(404).end(),
    )
    const { reason } = await expectRefusal({ SHOP_API_URL: await serve(shopOf(6)), SITE_URL: site })
    expect(reason).toContain(`in ${site} has 9`)
  })

  it('goes online with ALLOW_SHRINK=1', async () => {
    await writeFile(join(folder, 'dist/catalogue.json'), published(9))
    const env = { SHOP_API_URL: await serve(shopOf(6)), ALLOW_SHRINK: '1' }
    expect(await runScript('pull.ts', folder, env)).toMatchObject({ code: 0 })
  })

  it.each<[string, Handler]>([
    ['has no such file', answerWith('not found', 404)],
    ['answers everything with a page', answerWith('<!doctype html>')],
    ['drops the connection', (request) => void request.destroy()],
  ])('goes online, and says so, when the online shop %s', async (_, handler) => {
    const env = { SHOP_API_URL: await serve(shopOf(6)), SITE_URL: await serve(handler) }
    const { code, output } = await runScript('pull.ts', folder, env)
    expect(output).toContain('does not say what its shop was built from (catalogue.json: ')
    expect(code, output).toBe(0)
  })
})

it('a build that was killed between two renames has its old shop put back by the next one', async () => {
  await mkdir(join(folder, '.cache'))
  await rename(join(folder, 'dist'), join(folder, '.cache/old-dist'))
  await runScript('build.ts', folder)
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe(OLD_SHOP)
})
