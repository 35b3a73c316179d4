import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { headersFile } from '../../../../scripts/pipeline/headers/headers-file.ts'
import { finishFiles } from '../../../../scripts/pipeline/finish-files.ts'
import { readRules } from '../../../../scripts/serve/rules.ts'
import {
  headerPolicy,
  pagePolicy,
  addPagePolicy,
  readOrigins,
} from '../../../../scripts/pipeline/headers/content-security-policy.ts'
import { inlineHashes } from '../../../../scripts/pipeline/headers/inline-code.ts'
import { readPage } from '../../../fixtures/read-markup.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

const SITE = 'https://obchod.sk'
const ORIGINS = { api: 'https://api.sk', pictures: ['https://media.sk'] }
const PAGES = ['/', '/kontakt', '/produkt/a', '/produkty', '/404', '/a/b/c']
const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

// Reads the file as Netlify does.
const dir = await tempFolder(afterAll)
await writeFile(join(dir, '_headers'), headersFile(SITE))
const rules = await readRules(dir)

it.each([
  ['/listing/all.json', 'public, max-age=300, must-revalidate'],
  ['/_astro/fonts/a.woff2', 'public, max-age=31536000, immutable'],
  ['/pictures/a.avif', 'public, max-age=31536000, immutable'],
  ['/stav.json', 'no-store'],
  // Without a rule, hosts send their default (static-server.ts, host-rules.ts).
  ['/produkt/a', undefined],
])('the headers of a shop tell a browser how long it may keep %s', (path, kept) =>
  expect(rules.headersFor(path)['cache-control']).toBe(kept),
)

it.each([...PAGES, '/_astro/a.js', '/pictures/a.avif', '/favicon.svg', '/feeds/google.xml'])(
  'the headers of a shop contain at %s those that stop attacks',
  (path) => {
    expect(rules.headersFor(path)).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    })
  },
)

it.each([
  ...['/pictures/a.avif', '/share.png', '/favicon.svg', '/apple-touch-icon.png'].map((path) => [
    path,
    'cross-origin',
  ]),
  ...['/', '/produkt/a', '/_astro/a.js', '/catalogue.json'].map((path) => [path, 'same-origin']),
])('the headers of a shop let others show its pictures, and nothing else: %s', (path = '', policy) =>
  expect(rules.headersFor(path)['cross-origin-resource-policy']).toBe(policy),
)

it.each(['/produkt/obrazoksvg', '/produkt/tricko-xml', '/produkt/asvg'])(
  'a page whose name ends with svg or xml has the headers of a page: %s',
  (path) => expect(rules.headersFor(path)).toEqual(rules.headersFor('/produkt/a')),
)

it.each([
  '/_astro/a.js',
  '/_astro/gone.js',
  '/pictures/a.avif',
  '/listing/all.json',
  '/feeds/google.xml',
  '/favicon.svg',
  '/sitemap.xml',
])('the headers of a shop allow nothing at %s, because it is no page', (path) =>
  expect(rules.headersFor(path)['content-security-policy']).toMatch(/^default-src 'none';/),
)

it('the policy in the headers has the directives that a page cannot have, and names no hash and no host', () => {
  expect(headerPolicy(SITE).split('; ')).toEqual([
    "base-uri 'none'",
    "form-action 'self' https:",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "script-src-attr 'none'",
    "style-src-attr 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ])
})

it('the policy in the headers upgrades to https only if the shop has https', () => {
  expect(headerPolicy('http://localhost:4321')).not.toContain('upgrade')
  expect(headerPolicy('http://localhost:4321')).toContain("form-action 'self' https: http:")
})

const HASHES = { scripts: new Set(["'sha256-b='", "'sha256-a='"]), styles: new Set(["'sha256-c='"]) }

it('the policy in a page allows only the given origins and hashes', () => {
  expect(pagePolicy(HASHES, ORIGINS).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a=' 'sha256-b='",
    "style-src 'self' 'sha256-c='",
    "img-src 'self' https://media.sk",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://api.sk",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
})

it('the policy in a page lets the form of a withdrawal go to its receiver', () => {
  const taken = pagePolicy(HASHES, { ...ORIGINS, withdrawal: 'https://odstupenia.sk' }).split('; ')
  expect(taken).toContain("connect-src 'self' https://api.sk https://odstupenia.sk")
  expect(taken).toContain("form-action 'self' https://odstupenia.sk")
})

it.each([
  [
    'a page',
    '<!DOCTYPE html><html lang="sk"><head><meta charset="utf-8"><title>A</title>',
    '<!DOCTYPE html><html lang="sk"><head><meta charset="utf-8">',
  ],
  [
    'a page on several lines',
    '<!doctype html>\n<html>\n  <head>\n    <title>A</title>',
    '<!doctype html>\n<html>\n  <head>\n    ',
  ],
  ['a page without a head', '<script>a()</script>', ''],
  [
    'a page whose head begins with a script',
    '<html><head><script>a()</script><meta charset="utf-8">',
    '<html><head>',
  ],
])('the policy in a page stands before every script and style of %s', (_, html, before) => {
  const written = addPagePolicy(html, ORIGINS)
  expect(written).toMatch(/<meta http-equiv="content-security-policy" content="[^"]+">/)
  expect(written.split('<meta http-equiv')[0]).toBe(before)
  expect(written.replace(/<meta http-equiv[^>]*>/, '')).toBe(html)
})

it('the policy in a page is not written into a plain text, such as the file that proves ownership to a search engine', () => {
  expect(addPagePolicy('google-site-verification: google1.html', ORIGINS)).toBe(
    'google-site-verification: google1.html',
  )
})

it('the policy in a page allows the inline code of its own page, and no other', async () => {
  const folder = await tempFolder()
  await writeFiles(folder, {
    'index.html': '<head><script>home()</script><style>a{}</style></head>',
    'produkt/a.html': '<head><script>product()</script></head>',
  })
  await finishFiles(folder, { SHOP_API_URL: 'https://api.sk' }, '')
  const policyOf = async (file: string) =>
    readPage(await readFile(join(folder, file), 'utf8')).find(({ name }) => name === 'meta')?.attributes[
      'content'
    ] ?? ''
  expect(await policyOf('index.html')).toContain(
    `script-src 'self' ${sha('home()')}; style-src 'self' ${sha('a{}')};`,
  )
  expect(await policyOf('produkt/a.html')).toContain(
    `script-src 'self' ${sha('product()')}; style-src 'self';`,
  )
})

const env = { SHOP_API_URL: 'https://api.sk/v2', SITE_URL: 'https://obchod.sk' }

it('the origins of the environment are one if the API has the pictures', () => {
  expect(readOrigins(env)).toEqual({ ...ORIGINS, pictures: ['https://api.sk'] })
})

it('the origins of the environment include a separate media host and image CDN', () => {
  const cdn = 'https://cdn.sk/w={width}/{url}'
  expect(readOrigins({ ...env, SHOP_MEDIA_URL: 'https://media.sk/a', IMAGE_CDN: cdn }).pictures).toEqual([
    'https://media.sk',
    'https://cdn.sk',
  ])
  const own = '/.netlify/images?url={url}&w={width}'
  expect(readOrigins({ ...env, IMAGE_CDN: own }).pictures).toEqual(['https://api.sk'])
})

it.each([
  ['a classic script, byte by byte', '<script>\n  čau()\n</script>', ['\n  čau()\n']],
  ['a script with a bracket in an attribute', '<script data-a="x>y">a()</script>', ['a()']],
  ['a script in capitals, with a space in its end tag', '<SCRIPT>a()</SCRIPT >', ['a()']],
  ['none of a file', '<script type="module" src="/a.js"></script>', []],
  ['none of data', '<script type="application/ld+json">{}</script>', []],
  ['none in an attribute', '<img alt="<script>a()</script>">', []],
  ['none in a title or a comment', '<title><script>a()</script></title><!-- <script>a()</script> -->', []],
])('a policy has the hashes of styles, and of these scripts: %s', (_, html, scripts) => {
  const found = inlineHashes(`<style media="print">c{}</style>${html}`)
  expect([...found.scripts]).toEqual(scripts.map(sha))
  expect([...found.styles]).toEqual([sha('c{}')])
})
