import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, startTestServer, type Handler, type TestServer } from '../fixtures/test-server.ts'

const BUILD = fileURLToPath(new URL('../../scripts/build.ts', import.meta.url))
const OLD_SHOP = '<h1>stále tu</h1>'

let folder: string
let server: TestServer | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'obchod-build-'))
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist/index.html'), OLD_SHOP)
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

/** Runs a build in a folder that has an older shop in dist/. */
async function build(apiUrl: string | undefined, env: Record<string, string> = { ALLOW_SAMPLES: '1' }) {
  const child = spawn(execPath, [BUILD], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env, ...(apiUrl === undefined ? {} : { SHOP_API_URL: apiUrl }) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  const lines = output.trim().split('\n')
  return { code, reason: lines.at(-1) ?? '', output }
}

async function serve(handler: Handler): Promise<string> {
  server = await startTestServer(handler)
  return server.url
}

/** An API whose every listing is empty. */
const EMPTY_SHOP: Handler = (request, response) => {
  const action = new URL(request.url ?? '', 'http://shop').searchParams.get('action')
  const answers: Record<string, object> = {
    get_eshop_config: { data: { banners: [] } },
    get_newest_products: { data: [] },
    get_products: { data: { catInfo: { name: 'Všetko' }, products: [] }, meta: { whole_prod_count: 0 } },
  }
  response.end(JSON.stringify(answers[action ?? ''] ?? {}))
}

describe('a build that cannot be good ends with code 1, one sentence, and leaves the old shop', () => {
  it.each<[string, () => Promise<string | undefined>, RegExp]>([
    ['no address', () => Promise.resolve(undefined), /^SHOP_API_URL is missing/],
    ['a bad address', () => Promise.resolve('nonsense'), /^SHOP_API_URL is not an address: "nonsense"/],
    [
      'HTML instead of JSON',
      () => serve(answerWith('<h1>Údržba</h1>')),
      /^get_\w+: the answer is not JSON but "<h1>/,
    ],
    ['the wrong shape', () => serve(answerWith('{"data":5}')), /^get_\w+: data: .*got 5/],
    ['refusal', () => serve(answerWith('{}', 403)), /^get_\w+: Request failed with status code 403/],
    ['no products', () => serve(EMPTY_SHOP), /^get_products gave no products/],
  ])('%s', async (_, start, reason) => {
    const result = await build(await start())
    expect(result.reason).toMatch(reason)
    expect(result.code).toBe(1)
    expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe(OLD_SHOP)
    expect(await readdir(join(folder, 'dist'))).toEqual(['index.html'])
  })

  it('an owner who has filled in nothing, before anything is asked of the API', async () => {
    const result = await build(await serve(EMPTY_SHOP), {})
    expect(result.reason).toMatch(
      /^src\/config\/owner\.ts still leaves these to samples: name, company, .*iban, phone, email, supervisor\. Fill them in/,
    )
    expect(result.output.trim().split('\n')).toHaveLength(1)
    expect(result.code).toBe(1)
    expect(server?.requests).toEqual([])
    expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe(OLD_SHOP)
  })

  it('nobody there', async () => {
    const url = await serve(() => undefined)
    await server?.close()
    const result = await build(url)
    expect(result.reason).toMatch(/^get_\w+: Network Error \(.*ECONNREFUSED/)
    expect(result.code).toBe(1)
    expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe(OLD_SHOP)
  }, 60_000)
})
