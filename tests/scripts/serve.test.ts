import { once } from 'node:events'
import { utimes, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { NO_PAGE_POLICY } from '../../scripts/pipeline/headers/content-security-policy.ts'
import { startStaticServer } from '../../scripts/serve/static-server.ts'
import { tempFolder, writeFiles } from '../fixtures/temp-folder.ts'

const LONG_TEXT = '<!doctype html><title>Produkty</title>' + '<p>tričko</p>'.repeat(200)

const PAGE_POLICY = "default-src 'none'; style-src 'self'"
const FILES: Record<string, string> = {
  'index.html': '<title>Domov</title>',
  '404.html': '<title>Nenašli</title>',
  'produkty.html': LONG_TEXT,
  'produkty/tricka.html': '<title>Tričká</title>',
  'produkt/nenajdeny.html': '<title>Skús API</title>',
  'produkt/existuje.html': '<title>Existuje</title>',
  'čučoriedky.html': '<title>Čučoriedky</title>',
  '_astro/app.abc.js': 'console.log(1)\n'.repeat(100),
  'listing/all.3.json': '{}',
  'obrazok.webp': 'x'.repeat(1000),
  'feed.xml': '<feed/>',
  _headers: [
    '/*',
    '  X-Frame-Options: DENY',
    '  X-Order: first',
    `  Content-Security-Policy: ${PAGE_POLICY}`,
    '/listing/*',
    '  Cache-Control: public, max-age=300, must-revalidate',
    `  Content-Security-Policy: ${NO_PAGE_POLICY}`,
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/produkty/*',
    '  x-order: second',
  ].join('\n'),
  _redirects: [
    '# comment',
    '/stary/* /produkty/:splat',
    '/listing/stary.json /listing/all.3.json 301',
    '/docasny /produkty 302',
    '/hladaj q=:phrase /vysledky/:phrase 301',
    '/hladaj /produkty 301',
    '/vsetko /produkty 200',
    '/kontakt-stary https://priklad.sk/kontakt 301',
    '/produkt/* /produkt/nenajdeny 404',
    '/obrazok.webp /feed.xml 200!',
    '/produkty/tricka /feed.xml 200',
    '/zle/* /neexistuje 200',
  ].join('\n'),
}

const parent = await tempFolder(afterAll)
const dir = join(parent, 'dist')
await writeFiles(dir, FILES)
await writeFile(join(parent, 'secret.html'), 'secret')
const server = await startStaticServer({ dir, port: 0 })
afterAll(() => server.close())

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.url + path, { redirect: 'manual', ...init })
}

/** Sends the path as it is: `fetch` would tidy it first and unpack the body after. */
async function getRaw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(server.url)
  const sent = request({ hostname, port, path, method, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test.each([
  ['/', 'Domov'],
  ['/produkty', 'Produkty'],
  ['/produkty?filters=%7B%7D&page=2', 'Produkty'],
  ['/produkty/tricka', 'Tričká'],
  ['/%C4%8Du%C4%8Doriedky', 'Čučoriedky'],
])('serves the page at %s', async (path, title) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await response.text()).toContain(title)
})

test.each([
  '/nic',
  '/nic/',
  '/produkty/nic',
  '/nic.html',
  '/404',
  '/_headers',
  '/_redirects',
  '/produkty/..hidden',
])('answers %s with the page for what is not there', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Nenašli')
})

test.each([
  ['/../secret', 404],
  ['/../secret.html', 404],
  ['/%2e%2e/secret.html', 404],
  ['/produkty/%2e%2e%2f%2e%2e%2fsecret.html', 404],
  ['/..%5csecret.html', 404],
  ['//priklad.sk/', 404],
  ['/%2F/priklad.sk/', 404],
  ['/stary//priklad.sk', 404],
  ['/produkty%00.html', 400],
  ['/stary/%0d%0aSet-Cookie:%20a=b', 400],
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['http://priklad.sk/produkty', 400],
  [`/${'a'.repeat(5000)}`, 404],
])('refuses %s and goes on', async (path, status) => {
  const response = await getRaw(path)
  expect(response.status).toBe(status)
  expect(response.body.toString()).not.toContain('secret')
  expect((await get('/')).status).toBe(200)
})

test.each([
  // Other names of a page.
  ['/produkty.html', 301, '/produkty'],
  ['/produkty/', 301, '/produkty'],
  ['/produkty/?page=2', 301, '/produkty?page=2'],
  ['/produkty/tricka.html?a=1', 301, '/produkty/tricka?a=1'],
  ['/index.html', 301, '/'],
  ['/%C4%8Du%C4%8Doriedky/', 301, '/%C4%8Du%C4%8Doriedky'],
  // Rules of _redirects.
  ['/stary/tricka?x=1', 301, '/produkty/tricka?x=1'],
  ['/stary/%C4%8D', 301, '/produkty/%C4%8D'],
  ['/docasny', 302, '/produkty'],
  ['/hladaj?q=mikina', 301, '/vysledky/mikina'],
  ['/hladaj', 301, '/produkty'],
  ['/kontakt-stary', 301, 'https://priklad.sk/kontakt'],
])('redirects %s by %i to %s', async (path, status, location) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('location')).toBe(location)
})

test.each([
  ['/vsetko', 200, 'Produkty'],
  ['/produkt/novinka', 404, 'Skús API'],
  ['/produkt/existuje', 200, 'Existuje'],
  ['/produkty/tricka', 200, 'Tričká'],
  ['/obrazok.webp', 200, '<feed/>'],
  ['/zle/x', 404, 'Nenašli'],
])('rewrites %s unless a file is there', async (path, status, text) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(text)
})

test('gives the headers of _headers, the later rule last', async () => {
  const script = await get('/_astro/app.abc.js')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('x-order')).toBe('first')
  expect((await get('/produkty/tricka')).headers.get('x-order')).toBe('second')
  expect((await get('/nic')).headers.get('x-frame-options')).toBe('DENY')
})

test.each([
  ['/listing/all.3.json', 200, NO_PAGE_POLICY, 300],
  ['/listing/all.2.json', 404, PAGE_POLICY, 0],
  ['/_astro/weg.abc.js', 404, PAGE_POLICY, 0],
  ['/nic', 404, PAGE_POLICY, 0],
  ['/listing/stary.json', 301, PAGE_POLICY, 0],
  ['/kontakt-stary', 301, PAGE_POLICY, 0],
  ['/listing/%', 400, PAGE_POLICY, 0],
])('%s is answered with %i and the headers of what is sent', async (path, status, policy, maxAgeS) => {
  const answer = await getRaw(path)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'content-security-policy': policy,
    'cache-control': `public, max-age=${maxAgeS}, must-revalidate`,
  })
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
])('compresses for %s', async (accepted, encoding, decompress) => {
  const response = await getRaw('/produkty', { 'accept-encoding': accepted })
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers['vary']).toBe('Accept-Encoding')
  expect(response.body.length).toBeLessThan(LONG_TEXT.length / 4)
  expect(decompress(response.body).toString()).toBe(LONG_TEXT)
})

test('sends as it is what is tiny, and everything to clients that accept no compression', async () => {
  const plain = await getRaw('/produkty')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(LONG_TEXT)
  const tiny = await getRaw('/', { 'accept-encoding': 'br' })
  expect(tiny.headers['content-encoding']).toBeUndefined()
})

test('sees a changed file and changed rules at once', async () => {
  const before = await getRaw('/produkty', { 'accept-encoding': 'br' })
  const etag = String(before.headers['etag'])
  expect((await getRaw('/produkty', { 'if-none-match': `"x", ${etag}` })).status).toBe(304)
  expect((await getRaw('/nic', { 'if-none-match': '*' })).status).toBe(404)

  const changed = LONG_TEXT.replace('tričko', 'mikina')
  await writeFile(join(dir, 'produkty.html'), changed)
  await utimes(join(dir, 'produkty.html'), new Date(), new Date(Date.now() + 5000))
  const after = await getRaw('/produkty', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect(after.status).toBe(200)
  expect(brotliDecompressSync(after.body).toString()).toBe(changed)

  await writeFile(join(dir, '_headers'), `${FILES['_headers'] ?? ''}\n/produkty\n  X-New: yes\n`)
  expect((await get('/produkty')).headers.get('x-new')).toBe('yes')
})

test('answers HEAD without a body and refuses other methods', async () => {
  const head = await getRaw('/produkty', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)
  expect(head.body).toHaveLength(0)
  const post = await getRaw('/produkty', {}, 'POST')
  expect(post.status).toBe(405)
  expect(post.headers).toMatchObject({ allow: 'GET, HEAD', 'x-frame-options': 'DENY' })
})

test('answers a form for Netlify with the page at its address, and refuses any other', async () => {
  const send = (fields: Record<string, string>) =>
    fetch(`${server.url}/produkty`, { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await send({ 'form-name': 'odstupenie', name: 'Jana' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<')
  expect((await send({ name: 'Jana' })).status).toBe(405)
  expect((await send({ 'form-name': 'odstupenie', web: 'https://spam.example' })).status).toBe(405)
})

test('says what is wrong when it cannot start', async () => {
  await expect(startStaticServer({ dir: join(dir, 'nic'), port: 0 })).rejects.toThrow('npm run build')
  const port = Number(new URL(server.url).port)
  await expect(startStaticServer({ dir, port })).rejects.toThrow(`Port ${port} is taken`)

  const broken = join(dir, 'broken')
  await writeFiles(broken, { _redirects: '/a https://priklad.sk/ 200\n/b / 301 Country=sk\n' })
  await expect(startStaticServer({ dir: broken, port: 0 })).rejects.toThrow(
    /\/a -> .*\n\/b -> .*cannot be served/,
  )
})
