import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { chmod, cp, readFile, rm } from 'node:fs/promises'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import { execa } from 'execa'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readHostRules } from '../../scripts/pipeline/host/host-rules.ts'
import { htaccess } from '../../scripts/pipeline/host/htaccess.ts'
import { NGINX_REDIRECTS, nginxConf, nginxRedirects } from '../../scripts/pipeline/host/nginx-conf.ts'
import { headersFile } from '../../scripts/pipeline/headers/headers-file.ts'
import { DEMO_ROUTES, SHOP_ROUTES } from '../../scripts/screens/routes.ts'
import { SHOP_UNDER_TEST } from '../../scripts/test/shop-under-test.ts'
import { tempFolder, writeFiles } from '../fixtures/temp-folder.ts'
import { startTestServer } from '../fixtures/test-server.ts'
import { get } from './served-shop.ts'

const MODULES = 'mpm_event authz_core autoindex deflate dir filter headers mime negotiation rewrite setenvif'
const isRoot = process.getuid?.() === 0
const SITE = 'http://localhost:4321'

interface Served {
  /** The folder of the shop. */
  root: string
  /** The folder of the host's own files. */
  folder: string
  port: number
}

/** Typical settings of a shared host. For example, folders get a slash, and `.br` means Breton. */
const apacheConf =
  (allowed: string) =>
  ({ root, folder, port }: Served) => ({
    conf: `
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
AllowOverride ${allowed}
Require all granted
</Directory>
`,
  })

const nginxFiles = ({ root, folder, port }: Served) => ({
  conf: `
${isRoot ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
daemon off;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include shop.conf;
}`,
  // A technician writes only this file.
  'shop-server.conf': `
listen 127.0.0.1:${port};
server_name localhost;
root ${root};
include ${root}/${NGINX_REDIRECTS};
`,
})

const PAPER = await readFile('scripts/pipeline/HOSTING.md', 'utf8')

/** The blocks of one language below a heading of the owner's paper. */
function paperBlocks(heading: string, language: string): string[] {
  const [, section = ''] = PAPER.split(`### ${heading}\n`)
  const own = section.split(/\n##/)[0] ?? ''
  return [...own.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text)
}

/** A fresh Debian's Apache, with what the paper says. Only ports and folders are the test's. */
async function debianApacheFiles({ root, folder, port }: Served) {
  await cp('/etc/apache2', folder, { recursive: true, verbatimSymlinks: true })
  const [site = ''] = paperBlocks('Apache na Debiane', 'apache')
  const [commands = ''] = paperBlocks('Apache na Debiane', 'sh')
  await writeFiles(folder, {
    'sites-available/shop.conf': site.replaceAll('/var/www/shop', root).replace('*:80', `*:${port}`),
  })
  for (const [, command = '', names = ''] of commands.matchAll(/^sudo (a2en\w+) (.*)$/gm))
    await execa(`/usr/sbin/${command}`, names.split(' '), { env: { APACHE_CONFDIR: folder } })
  const places = { PID_FILE: `${folder}/pid`, RUN_DIR: folder, LOG_DIR: folder }
  const variables = Object.entries({ RUN_USER: 'www-data', RUN_GROUP: 'www-data', ...places })
  const own = variables.map(([name, value]) => `Define APACHE_${name} ${value}\n`).join('')
  const conf = `ServerRoot ${folder}\n${own}${await readFile('/etc/apache2/apache2.conf', 'utf8')}`
  return { conf, 'ports.conf': `Listen 127.0.0.1:${port}\n` }
}

/** A fresh Debian's nginx, with what the paper says, without its certificates. Port 80 is the socket `http`. */
async function debianNginxFiles({ root, folder, port }: Served) {
  await cp('/etc/nginx', folder, { recursive: true, verbatimSymlinks: true })
  await rm(join(folder, 'sites-enabled/default'), { force: true })
  const [names = '', server = ''] = paperBlocks('nginx na Debiane', 'nginx').map((text) =>
    text
      .replaceAll(/^ *(listen \[::\].*|ssl_certificate.*)\n/gm, '')
      .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replaceAll('listen 80', `listen unix:${folder}/http`)
      .replaceAll('/var/www/shop', root)
      .replaceAll('www.example.sk', '127.0.0.1'),
  )
  const conf = (await readFile('/etc/nginx/nginx.conf', 'utf8'))
    .replaceAll('/etc/nginx', folder)
    .replaceAll('/var/log/nginx', folder)
    .replace('/run/nginx.pid', `${folder}/pid`)
    .replace(/^user .*$/m, isRoot ? 'user root;' : '')
  const settings = nginxConf((await readHostRules(root)).headers)
  return {
    conf: `daemon off;\n${conf}`,
    'shop-server.conf': server,
    'conf.d/shop.conf': settings,
    'conf.d/shop-names.conf': names,
  }
}

const APACHE = { program: '/usr/sbin/apache2', args: ['-DFOREGROUND', '-f'], package: 'apache2' }
const NGINX = { program: '/usr/sbin/nginx', args: ['-c'], package: 'nginx-light' }
const HOSTS = {
  Apache: { ...APACHE, filesOf: apacheConf('All') },
  'Apache that allows no Options': { ...APACHE, filesOf: apacheConf('FileInfo Indexes') },
  'the Apache of a fresh Debian, set up by the paper,': { ...APACHE, filesOf: debianApacheFiles },
  nginx: { ...NGINX, filesOf: nginxFiles },
  'the nginx of a fresh Debian, set up by the paper,': { ...NGINX, filesOf: debianNginxFiles },
}
interface Host {
  program: string
  args: readonly string[]
  package: string
  filesOf: (served: Served) => Record<string, string> | Promise<Record<string, string>>
}

async function startHost({ program, args, filesOf }: Host, root = resolve(SHOP_UNDER_TEST), own?: string) {
  const folder = own ?? (await tempFolder())
  const { url, close } = await startTestServer(() => undefined)
  await close()
  const settings = nginxConf((await readHostRules(root)).headers)
  await writeFiles(folder, {
    'shop.conf': settings,
    ...(await filesOf({ root, folder, port: Number(new URL(url).port) })),
  })
  const host = execa(program, [...args, join(folder, 'conf')], { reject: false })
  onTestFinished(async () => {
    host.kill()
    await host
  })
  await vi.waitFor(() => fetch(url), { timeout: 30_000 })
  return url
}

/** True if the host's program is installed. Otherwise prints how to install it. */
function canTry(name: string, { program, package: pack }: Host): boolean {
  if (existsSync(program)) return true
  console.log(`Not tried with ${name}: apt-get install ${pack} would have it tried.`)
  return false
}

it('_headers is small enough for Cloudflare: at most 100 rules, and 2,000 characters a line', async () => {
  const lines = (await readFile(join(SHOP_UNDER_TEST, '_headers'), 'utf8')).split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000)
})

const ADDRESSES = [
  ...[...SHOP_ROUTES, ...DEMO_ROUTES].map(({ path }) => path),
  ...['/brand/ems', '/brand/ems?a=1', '/produkty?page=2', '/kontakt?a=%C5%A1', '/feeds/google.xml'],
  // Other addresses of pages, and folders that are no pages.
  ...['/index.html', '/index', '/kontakt.html', '/kontakt/', '/kontakt/index.html', '/produkty.html?a=1'],
  ...['/produkt', '/produkt/', '/_astro/', '/pictures', '/feeds', '/listing/', '/produkty/'],
  ...['/neexistuje', '/neexistuje.html', '/a/b/c', '/cart/x', '/produkt/nikto-take-nema', '/category/a/b'],
  ...['/CART', '/%C5%A1%C3%ADp', '/produkty/%2E%2Ex', '/404', '/404.html', '/produkt/', '/a//b'],
  ...['/_redirects', '/_redirects.nginx', '/_headers', '/.htaccess', '/.git/config'],
  ...['/_astro/gone.js', '/pictures/gone.webp', '/stav.json', '/catalogue.json'],
  ...['/sitemap.xml', '/favicon.svg'],
  // Parts of files' names, which Apache's MultiViews would find.
  ...['/sitemap', '/favicon', '/catalogue', '/feeds/google', '/share', '/stav'],
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

it.each(Object.entries(HOSTS))('%s serves every address as the shop’s server does', async (name, host) => {
  if (!canTry(name, host)) return
  const url = await startHost(host)
  const answers: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  // Debian forbids files that begin with .ht, and any other answer is as good.
  const isDebian = name.includes('Apache of a fresh Debian')
  for (const path of ADDRESSES.filter((path) => !(isDebian && path === '/.htaccess'))) {
    answers[path] = await seen(await fetch(url + path, { redirect: 'manual' }))
    expected[path] = await seen(await get(path))
  }
  expect(answers).toEqual(expected)
})

it('Apache sends compressed files, lets browsers keep unchanging ones, and answers 304 for an unchanged page', async () => {
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

it.each(['Apache', 'nginx'] as const)('%s sends no encoding that a browser refuses', async (name) => {
  if (!existsSync(HOSTS[name].program)) return
  const url = await startHost(HOSTS[name])
  const encodingFor = async (accepted: string) =>
    (await fetch(`${url}/produkty`, { headers: { 'accept-encoding': accepted } })).headers.get(
      'content-encoding',
    )
  const refusals = [
    'br;q=0',
    'gzip;q=0',
    'br;q=0, gzip; q=0.0',
    'BR; Q=0.00,GZIP;Q=0',
    '*;q=0',
    'identity;q=0',
    'x-br',
  ]
  for (const refused of refusals) expect(await encodingFor(refused), refused).toBeNull()
  for (const accepted of ['br;q=0, gzip', 'gzip;q=0.1,br;q=0.000', 'gzip'])
    expect(await encodingFor(accepted), accepted).toBe('gzip')
  const best = name === 'Apache' ? 'br' : 'gzip'
  for (const accepted of ['gzip, deflate, br, zstd', 'gzip;q=0.5,br;q=0.9'])
    expect(await encodingFor(accepted), accepted).toBe(best)
})

/** Writes a small shop with the settings of every host, into a folder that a host's user may read. */
async function smallShop(redirects: string, siteUrl: string): Promise<string> {
  const root = await tempFolder()
  await chmod(root, 0o755)
  const page = (name: string) => ({ [`${name}.html`]: `<title>${name}</title>` })
  const files = { ...page('index'), ...page('404'), ...page('kontakt'), _redirects: redirects }
  await writeFiles(root, { ...files, _headers: headersFile(siteUrl) })
  const rules = await readHostRules(root)
  await writeFiles(root, {
    '.htaccess': htaccess(rules, siteUrl),
    [NGINX_REDIRECTS]: nginxRedirects(rules.redirects),
  })
  return root
}

/** Asks for an address under another host's name. */
async function askAs(url: string, host: string, path: string, headers: Record<string, string> = {}) {
  const request = httpGet(url + path, { headers: { host, ...headers } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  return [response.statusCode, response.headers.location]
}

const REDIRECTS = `/produkt/stary  /produkt/novy  301
/vypredaj  /produkty/all?filters=%7B%22100%22%3A%5B%22235%22%5D%7D&productsCount=40  302
/docasne  /kontakt  307
/inde  https://inde.sk/a$1b  308
/napoveda/:slug  /kontakt  200
`

it.each(Object.entries(HOSTS))('%s follows every redirect, and keeps the query', async (name, host) => {
  if (!canTry(name, host)) return
  const url = await startHost(host, await smallShop(REDIRECTS, SITE))
  const at = async (path: string) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' })
    return [status, headers.get('location')?.replace(url, '').replaceAll('%24', '$')]
  }
  expect(await at('/produkt/stary?utm_source=a%20b&x=1')).toEqual([301, '/produkt/novy?utm_source=a%20b&x=1'])
  expect(await at('/produkt/stary')).toEqual([301, '/produkt/novy'])
  expect(await at('/vypredaj?utm_source=a')).toEqual([
    302,
    '/produkty/all?filters=%7B%22100%22%3A%5B%22235%22%5D%7D&productsCount=40',
  ])
  expect(await at('/docasne?a=1')).toEqual([307, '/kontakt?a=1'])
  expect(await at('/inde')).toEqual([308, 'https://inde.sk/a$1b'])
  expect(await at('/napoveda/doprava')).toEqual([200, undefined])
  expect(await at('/produkt/STARY')).toEqual([404, undefined])
})

const KONTAKT = 'https://www.obchod.sk/kontakt?a=%C5%A1'
type Answer = [status: number, location: string | undefined]

it.each<[asked: string, host: string, headers: Record<string, string>, answer: Answer]>([
  ['http', 'www.obchod.sk', {}, [301, KONTAKT]],
  ['without www', 'obchod.sk:80', {}, [301, KONTAKT]],
  ['without www by https', 'obchod.sk', { 'x-forwarded-proto': 'https' }, [301, KONTAKT]],
  ['its own address', 'www.obchod.sk', { 'x-forwarded-proto': 'https' }, [200, undefined]],
  ['behind a host that hides https', 'www.obchod.sk', { 'x-forwarded-ssl': 'on' }, [200, undefined]],
  ['a host’s address for a trial', 'obchod.hosting.sk', {}, [200, undefined]],
])('Apache redirects to the one address of a shop: asked by %s', async (_, name, headers, answer) => {
  if (!canTry('Apache', HOSTS.Apache)) return
  const url = await startHost(HOSTS.Apache, await smallShop('', 'https://www.obchod.sk'))
  expect(await askAs(url, name, '/kontakt?a=%C5%A1', headers)).toEqual(answer)
})

it('Apache behind a host that hides https does not redirect in a circle, if the owner’s own line says HTTPS=on', async () => {
  if (!canTry('Apache', HOSTS.Apache)) return
  const root = await smallShop('', 'https://www.obchod.sk')
  const rules = await readFile(join(root, '.htaccess'), 'utf8')
  await writeFiles(root, { '.htaccess': `SetEnvIf Host . HTTPS=on\n\n${rules}` })
  const url = await startHost(HOSTS.Apache, root)
  expect(await askAs(url, 'www.obchod.sk', '/kontakt')).toEqual([200, undefined])
  expect(await askAs(url, 'obchod.sk', '/kontakt')).toEqual([301, 'https://www.obchod.sk/kontakt'])
})

it('Apache shows the proof of a certificate by http, and so does nginx, set up by the paper', async () => {
  if (!canTry('Apache', HOSTS.Apache)) return
  const root = await smallShop('', 'https://www.obchod.sk')
  const path = '/.well-known/acme-challenge/a_b-1'
  await writeFiles(root, { [path.slice(1)]: 'proof' })
  expect(await askAs(await startHost(HOSTS.Apache, root), 'www.obchod.sk', path)).toEqual([200, undefined])
  const nginx = HOSTS['the nginx of a fresh Debian, set up by the paper,']
  if (!canTry('nginx', nginx)) return
  const folder = await tempFolder()
  await startHost(nginx, root, folder)
  const askHttp = async (asked: string) => {
    const headers = { host: 'example.sk' }
    const request = httpGet({ socketPath: join(folder, 'http'), path: asked, headers })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    return [response.statusCode, response.headers.location]
  }
  expect(await askHttp(path)).toEqual([200, undefined])
  expect(await askHttp('/kontakt?a=1')).toEqual([301, 'https://127.0.0.1/kontakt?a=1'])
})

it('nginx with the paper’s cron follows a new redirect without anybody’s help, and speaks up only about an error', async () => {
  const nginx = HOSTS['the nginx of a fresh Debian, set up by the paper,']
  if (!canTry('nginx', nginx)) return
  const root = await smallShop('', SITE)
  const folder = await tempFolder()
  const url = await startHost(nginx, root, folder)
  const old = async () => (await fetch(`${url}/produkt/stary`, { redirect: 'manual' })).status
  expect(await old()).toBe(404)
  const { redirects } = await readHostRules(await smallShop(REDIRECTS, SITE))
  await writeFiles(root, { [NGINX_REDIRECTS]: nginxRedirects(redirects) })
  const [, cron = ''] =
    /^\* \* \* \* \* root (.*)$/m.exec(paperBlocks('nginx na Debiane', 'sh').join('')) ?? []
  const command = cron
    .replaceAll('/var/www/shop', root)
    .replaceAll('/usr/sbin/nginx', `/usr/sbin/nginx -c ${folder}/conf`)
    .replaceAll('/run/nginx.pid', `${folder}/pid`)
  const run = async () => (await execa('/bin/sh', ['-c', command], { all: true, reject: false })).all
  expect(await run()).toBe('')
  await expect.poll(old).toBe(301)
  await writeFiles(root, { [NGINX_REDIRECTS]: 'no such line' })
  expect(await run()).toContain('[emerg]')
  expect(await old()).toBe(301)
})
