// Rule 901
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { startStaticServer } from '../../../scripts/serve/static-server.ts'
import { tempFolder, writeFiles } from '../../fixtures/temp-folder.ts'

const FILES: Record<string, string> = {
  'index.html': '<title>Domov</title>',
  '404.html': '<title>Nenašli</title>',
  'produkty.html': '<title>Produkty</title>',
  'produkty.html.br': 'short',
  'produkty/tricka.html': '<title>Tričká</title>',
  'čučoriedky.html': '<title>Čučoriedky</title>',
  '.env': 'SECRET=1',
  '.git/config': 'secret',
  'produkt/.skryte.html': 'secret',
  '.well-known/security.txt': 'Contact: mailto:a@b.sk',
  _headers:
    "/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests\n",
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

/** Asks for exactly this path, which `fetch` would tidy. */
async function get(path: string, method = 'GET', headers = {}) {
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
  ...[
    '/nic',
    '/nic/',
    '/404',
    '/_headers',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/produkt/.skryte',
    '/../secret',
    '/%2e%2e%2fsecret.html',
    '/..%5csecret.html',
  ].map((path): [string, number, string] => [path, 404, 'Nenašli']),
])('the server answers %s with %i and the page %s', async (path, status, title) => {
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
])('the server redirects %s with %i to %s', async (path, status, location) => {
  const response = await get(path)
  expect([response.status, response.headers.location]).toEqual([status, location])
})

test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])(
  'the server refuses %s of a page with 405',
  async (method) => {
    const { status, headers, body } = await get('/', method)
    expect([status, headers.allow, body.toString()]).toEqual([405, 'GET, HEAD', 'Method Not Allowed'])
  },
)

test('the server answers HEAD of a page without the page', async () => {
  const { status, body } = await get('/', 'HEAD')
  expect([status, body.length]).toEqual([200, 0])
})

test('the server sends files of .well-known', async () => {
  const { status, body } = await get('/.well-known/security.txt')
  expect([status, body.toString()]).toEqual([200, 'Contact: mailto:a@b.sk'])
})

test('the server, which has no https, does not make browsers ask by https', async () => {
  const { headers } = await get('/')
  expect(headers['content-security-policy']).toBe("default-src 'self'")
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ...['br;q=0', 'gzip, br; q=0.000', 'br;q=0, *', '*;q=0', 'identity;q=0', 'gzip', 'x-br', ''].map(
    (refused) => [refused],
  ),
])('the server answers Accept-Encoding "%s" with the encoding %s', async (accepted, encoding) => {
  const { headers, body } = await get('/produkty', 'GET', { 'accept-encoding': accepted })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  expect(body.toString()).toContain(encoding ? 'short' : 'Produkty')
})
