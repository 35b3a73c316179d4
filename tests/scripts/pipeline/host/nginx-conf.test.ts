import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nginxConf } from '../../../../scripts/pipeline/host/nginx-conf.ts'
import { type StaticServer, startStaticServer } from '../../../../scripts/serve/static-server.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Domov</title>',
  '404.html': '<!doctype html><title>Nenašli</title>',
  'produkty.html': `<!doctype html><title>Produkty</title>${'<p>tričko</p>'.repeat(200)}`,
  'produkty/tricka.html': '<!doctype html><title>Tričká</title>',
  'kategoria.html': '<!doctype html><title>Kategória</title>',
  '_astro/app.abc.js': 'console.log(1)\n'.repeat(100),
  'manifest.webmanifest': '{"name":"Nitka"}',
  'sitemap.xml': '<urlset/>',
  _headers: [
    '/*',
    '  X-Frame-Options: DENY',
    "  Content-Security-Policy: default-src 'none'; script-src 'sha256-abc='",
    '/produkty/:part1',
    '  Cache-Control: public, max-age=0, must-revalidate',
    "  Content-Security-Policy: default-src 'none'; script-src 'self'",
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n'),
  _redirects:
    '/brand/ems  /produkty/all?filters=%7B%22100%22%3A%5B%22235%22%5D%7D  302\n/category/:slug  /kategoria  200\n',
}

const dir = await tempFolder(afterAll)
await writeFiles(dir, FILES)

describe('the settings for nginx', () => {
  it('have every header and redirect of the shop', async () => {
    const conf = await nginxConf(dir, 'https://www.example.sk')
    expect(conf).toContain('server_name www.example.sk;')
    for (const name of ['X-Frame-Options', 'Content-Security-Policy', 'Cache-Control'])
      expect(conf).toContain(`add_header ${name} $shop_${name.toLowerCase().replaceAll('-', '_')} always;`)
    expect(conf).toContain('return 302 "/produkty/all?filters=%7B%22100%22%3A%5B%22235%22%5D%7D"')
  })

  it('refuse a redirect by a query, which they cannot make', async () => {
    const other = await tempFolder()
    await writeFiles(other, { _headers: '', _redirects: '/hladaj q=:phrase /vysledky/:phrase 301\n' })
    await expect(nginxConf(other, 'https://www.example.sk')).rejects.toThrow(
      'nginx cannot redirect by a query',
    )
  })
})

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file))

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

describe.runIf(NGINX)('nginx itself answers as `npm run serve` does', { tags: 'long' }, () => {
  let nginx: ChildProcess
  let nginxUrl: string
  let served: StaticServer

  beforeAll(async () => {
    const port = await freePort()
    const conf = await nginxConf(dir, 'http://localhost')
    const main = join(dir, 'nginx.conf')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${dir}/tmp;`,
    )
    await writeFile(
      main,
      `error_log stderr; pid ${dir}/nginx.pid; events { } http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}\n` +
        `${conf.replace('listen 80;', `listen ${port};`)} }`,
    )
    nginx = spawn(NGINX ?? '', ['-c', main, '-g', 'daemon off; user root;'], { stdio: 'inherit' })
    nginxUrl = `http://localhost:${port}`
    served = await startStaticServer({ dir, port: 0 })
    await vi.waitFor(() => fetch(nginxUrl), { timeout: 15_000, interval: 100 })
  })
  afterAll(async () => {
    nginx.kill()
    await served.close()
  })

  const HEADERS = [
    'content-type',
    'content-encoding',
    'cache-control',
    'x-frame-options',
    'content-security-policy',
  ]

  /** Of a redirect only its target is compared. Scripts and XML have two media types each that mean the same. */
  async function answer(url: string, path: string) {
    const response = await fetch(url + path, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } })
    const location = response.headers.get('location')
    if (location !== null) return { status: response.status, location }
    const headers = HEADERS.map((name) => {
      const value = response.headers.get(name) ?? ''
      return [
        name,
        value
          .replaceAll(' ', '')
          .toLowerCase()
          .replace(/^(?:application|text)\//, ''),
      ]
    })
    return { status: response.status, headers, body: await response.text() }
  }

  it.each([
    '/',
    '/produkty',
    '/produkty/tricka',
    '/produkty/tricka?filters=%7B%7D',
    '/produkty/nie-je',
    '/404',
    '/nie/je/tu',
    '/_astro/app.abc.js',
    '/_astro/nie-je.js',
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/brand/ems',
    '/category/cokolvek',
    '/produkty.html',
    '/produkty/',
    '/index.html',
    '/produkty/tricka.html?a=1',
    '/_headers',
    '/_redirects',
  ])('%s', async (path) => {
    expect(await answer(nginxUrl, path)).toEqual(await answer(served.url, path))
  })
})
