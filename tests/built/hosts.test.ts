import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { execa } from 'execa'
import { expect, it, onTestFinished, vi } from 'vitest'
import { DEMO_ROUTES, SHOP_ROUTES } from '../../scripts/screens/routes.ts'
import { SHOP_UNDER_TEST } from '../../scripts/test/shop-under-test.ts'
import { tempFolder, writeFiles } from '../fixtures/temp-folder.ts'
import { startTestServer } from '../fixtures/test-server.ts'
import { get } from './served-shop.ts'

const root = resolve(SHOP_UNDER_TEST)
const MODULES = 'mpm_event authz_core autoindex deflate dir filter headers mime negotiation rewrite'
const isRoot = process.getuid?.() === 0

/** What a shared host has in its own settings, among it that folders get a slash and `.br` is Breton. */
const apacheConf = (folder: string, port: number) => `
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${MODULES.split(' ')
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
AddLanguage br .br
DocumentRoot ${root}
<Directory ${root}>
Options Indexes FollowSymLinks MultiViews
AllowOverride All
Require all granted
</Directory>
`

const nginxConf = async (folder: string, port: number) => `
${isRoot ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
daemon off;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${(await readFile('.cache/host/nginx.conf', 'utf8')).replace('listen 80;', `listen 127.0.0.1:${port};`).replace(/^ *root .*$/m, `  root ${root};`)}
}`

const HOSTS = {
  Apache: {
    program: '/usr/sbin/apache2',
    args: ['-DFOREGROUND', '-f'],
    conf: apacheConf,
    package: 'apache2',
  },
  nginx: { program: '/usr/sbin/nginx', args: ['-c'], conf: nginxConf, package: 'nginx-light' },
}

async function startHost({ program, args, conf }: (typeof HOSTS)['Apache'] | (typeof HOSTS)['nginx']) {
  const folder = await tempFolder()
  const { url, close } = await startTestServer(() => undefined)
  await close()
  await writeFiles(folder, { conf: await conf(folder, Number(new URL(url).port)) })
  const host = execa(program, [...args, join(folder, 'conf')], { reject: false })
  onTestFinished(async () => {
    host.kill()
    await host
  })
  await vi.waitFor(() => fetch(url), { timeout: 30_000 })
  return url
}

it('Cloudflare reads all of _headers: at most 100 rules, and 2,000 characters a line', async () => {
  const lines = (await readFile(join(root, '_headers'), 'utf8')).split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000)
})

const ADDRESSES = [
  ...[...SHOP_ROUTES, ...DEMO_ROUTES].map(({ path }) => path),
  ...['/brand/ems', '/brand/ems?a=1', '/produkty?page=2', '/kontakt?a=%C5%A1', '/feeds/google.xml'],
  // Other names of pages, and folders that are no pages.
  ...['/index.html', '/index', '/kontakt.html', '/kontakt/', '/kontakt/index.html', '/produkty.html?a=1'],
  ...['/produkt', '/produkt/', '/_astro/', '/pictures', '/feeds', '/listing/', '/produkty/'],
  ...['/neexistuje', '/neexistuje.html', '/a/b/c', '/cart/x', '/produkt/nikto-take-nema', '/category/a/b'],
  ...['/CART', '/%C5%A1%C3%ADp', '/produkty/%2E%2Ex', '/404', '/404.html'],
  ...['/_headers', '/_redirects', '/.htaccess', '/_astro/gone.js', '/pictures/gone.webp'],
]
const HEADERS = `cache-control content-security-policy x-content-type-options referrer-policy x-frame-options
  strict-transport-security permissions-policy cross-origin-opener-policy x-robots-tag`.split(/\s+/)

async function seen(response: Response) {
  const { status, headers } = response
  const location = headers.get('location')
  const { pathname = '', search = '' } = URL.parse(location ?? '', 'http://host') ?? {}
  const isRedirect = location !== null
  return {
    status,
    location: isRedirect && pathname + search,
    headers:
      status === 200 ? HEADERS.map((name) => headers.get(name)) : headers.get('x-content-type-options'),
    isImmutable: headers.get('cache-control')?.includes('immutable') ?? false,
    body: isRedirect ? '' : hash('md5', await response.text()),
  }
}

it.each(Object.entries(HOSTS))(
  '%s serves every address as the shop’s own server does, by the settings of the build',
  async (name, host) => {
    if (!existsSync(host.program)) {
      console.log(`Not tried with ${name}: apt-get install ${host.package} would have it tried.`)
      return
    }
    const url = await startHost(host)
    const answers: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const path of ADDRESSES) {
      answers[path] = await seen(await fetch(url + path, { redirect: 'manual' }))
      expected[path] = await seen(await get(path))
    }
    expect(answers).toEqual(expected)
  },
)

it('Apache sends what was compressed ahead, keeps what never changes, and says when a page is the same', async () => {
  if (!existsSync(HOSTS.Apache.program)) return
  const url = await startHost(HOSTS.Apache)
  const ask = (path: string, headers = {}) =>
    fetch(url + path, { headers: { 'accept-encoding': 'br, gzip', ...headers } })
  const html = await (await get('/produkty')).text()
  const [script = ''] = /\/_astro\/[\w.-]+\.js/.exec(html) ?? []
  for (const path of ['/', '/produkty', script]) {
    const { headers } = await ask(path)
    expect(headers.get('content-encoding'), path).toBe('br')
    expect(headers.get('content-language'), path).toBeNull()
    expect(headers.get('vary'), path).toMatch(/^accept-encoding$/i)
    expect((await ask(path, { 'if-none-match': headers.get('etag') ?? '' })).status, path).toBe(304)
    const plain = await ask(path, { 'accept-encoding': 'gzip' })
    expect([plain.headers.get('content-encoding'), plain.status], path).toEqual(['gzip', 200])
  }
  expect((await ask(script)).headers.get('cache-control')).toContain('immutable')
  expect((await ask('/produkty')).headers.get('content-type')).toBe('text/html; charset=utf-8')
})
