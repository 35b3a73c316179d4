import { once } from 'node:events'
import { utimes, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { startStaticServer } from '../../scripts/serve/static-server.ts'
import { tempFolder, writeFiles } from '../fixtures/temp-folder.ts'

const LONG_TEXT = '<!doctype html><title>Produkty</title>' + '<p>tričko</p>'.repeat(200)
const FILES: Record<string, string> = {
  'index.html': '<title>Domov</title>',
  '404.html': '<title>Nenašli</title>',
  'produkty.html': LONG_TEXT,
  'produkty/tricka.html': '<title>Tričká</title>',
  'čučoriedky.html': '<title>Čučoriedky</title>',
  'listing/all.3.json': '{}',
  _headers: '/*\n  X-Frame-Options: DENY\n/listing/*\n  Cache-Control: public, max-age=300\n',
  _redirects: `/brand/ems /produkty/all?filters=%7B%22100%22%7D 302
/produkt/stare /produkt/nove 301
/category/:slug /produkty 200
/produkty/tricka /index 200\n`,
}

const parent = await tempFolder(afterAll)
const dir = join(parent, 'dist')
await writeFiles(dir, FILES)
await writeFile(join(parent, 'secret.html'), 'secret')
const server = await startStaticServer({ dir, port: 0 })
afterAll(() => server.close())

/** Sends the path as it is: `fetch` would tidy it first and unpack the body after. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(server.url)
  const sent = request({ hostname, port, path, method, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test.each([
  ['/', 200, 'Domov'],
  ['/produkty?filters=%7B%7D&page=2', 200, 'Produkty'],
  ['/produkty/tricka', 200, 'Tričká'],
  ['/%C4%8Du%C4%8Doriedky', 200, 'Čučoriedky'],
  ['/category/tricka', 200, 'Produkty'],
  ...['/nic', '/nic/', '/404', '/_headers', '/../secret', '/%2e%2e%2fsecret.html', '/..%5csecret.html'].map(
    (path): [string, number, string] => [path, 404, 'Nenašli'],
  ),
])('answers %s with %i and the page %s', async (path, status, title) => {
  const response = await get(path)
  expect([response.status, response.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
  expect(response.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect(response.body.toString()).toContain(title)
})

test.each([
  ['/produkty.html', 301, '/produkty'],
  ['/produkty/?page=2', 301, '/produkty?page=2'],
  ['/index.html', 301, '/'],
  ['/%C4%8Du%C4%8Doriedky/', 301, '/%C4%8Du%C4%8Doriedky'],
  ['/brand/ems', 302, '/produkty/all?filters=%7B%22100%22%7D'],
  ['/produkt/stare?x=1', 301, '/produkt/nove?x=1'],
])('redirects %s by %i to %s', async (path, status, location) => {
  const response = await get(path)
  expect([response.status, response.headers.location]).toEqual([status, location])
})

test('a file has the headers of its folder, and a missing one is not to be kept', async () => {
  const keptAt = async (path: string) => (await get(path)).headers['cache-control']
  expect(await keptAt('/listing/all.3.json')).toBe('public, max-age=300')
  expect(await keptAt('/listing/all.2.json')).toBe('public, max-age=0, must-revalidate')
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['identity', undefined, (body: Buffer) => body],
])('compresses for %s', async (accepted, encoding, decompress) => {
  const response = await get('/produkty', { 'accept-encoding': accepted })
  expect([response.headers['content-encoding'], response.headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  expect(decompress(response.body).toString()).toBe(LONG_TEXT)
})

test('sees a changed file and changed rules at once', async () => {
  const etag = String((await get('/produkty', { 'accept-encoding': 'br' })).headers.etag)
  expect((await get('/produkty', { 'if-none-match': etag })).status).toBe(304)
  await writeFile(join(dir, 'produkty.html'), LONG_TEXT.replace('tričko', 'mikina'))
  await utimes(join(dir, 'produkty.html'), new Date(), new Date(Date.now() + 5000))
  const after = await get('/produkty', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect(after.status).toBe(200)
  expect(brotliDecompressSync(after.body).toString()).toContain('mikina')
  await writeFile(join(dir, '_headers'), `${FILES['_headers'] ?? ''}\n/produkty\n  X-New: yes\n`)
  expect((await get('/produkty')).headers['x-new']).toBe('yes')
})

test('answers HEAD without a body, and a form as many a host does: with the page at its address, and nobody has it', async () => {
  const head = await get('/produkty', {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  const body = new URLSearchParams({ name: 'Jana' })
  const sent = await fetch(`${server.url}/produkty`, { method: 'POST', body })
  expect(sent.status).toBe(200)
  expect(await sent.text()).toContain('Produkty')
})
