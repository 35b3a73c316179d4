import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { headersFile, readOrigins } from '../../../../scripts/pipeline/headers/headers-file.ts'
import { readRules } from '../../../../scripts/serve/rules.ts'
import { contentSecurityPolicy } from '../../../../scripts/pipeline/headers/content-security-policy.ts'
import { inlineHashes } from '../../../../scripts/pipeline/headers/inline-code.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

const ORIGINS = { site: 'https://obchod.sk', api: 'https://api.sk', pictures: ['https://media.sk'] }
const PAGES = ['/', '/kontakt', '/produkt/a', '/produkt/b', '/produkty', '/produkty/tricka', '/404']

// The file is read as the CDN reads it; each page's one script has the page's path for its hash.
const dir = await tempFolder(afterAll)
const hashes = PAGES.map(
  (path) => [path, { scripts: new Set([`'${path}'`]), styles: new Set<string>() }] as const,
)
await writeFile(join(dir, '_headers'), headersFile(new Map(hashes), ORIGINS))
const rules = await readRules(dir)

function scriptsAt(path: string): string[] {
  const policy = rules.headersFor(path)['content-security-policy'] ?? ''
  return (/script-src 'self' ?([^;]*)/.exec(policy)?.[1] ?? '').split(' ').filter(Boolean)
}

describe('the headers of a page', () => {
  const kind = ["'/404'", "'/produkt/a'", "'/produkt/b'"]

  it.each<[string, string, readonly string[]]>([
    ['what the page has', '/kontakt', ["'/kontakt'"]],
    ['what all of its kind have, however many, and the page for one that is gone', '/produkt/a', kind],
    ['the same where one is gone', '/produkt/gone', kind],
    ['nothing of a kind whose name begins alike', '/produkty', ["'/produkty'"]],
    [
      'what any page has at an address that nobody knows',
      '/a/b/c',
      PAGES.map((path) => `'${path}'`).toSorted(),
    ],
  ])('let run %s: %s', (_, path, scripts) => expect(scriptsAt(path)).toEqual(scripts))

  it.each([
    ['/produkt/a', 'public, max-age=0, must-revalidate'],
    ['/listing/all.json', 'public, max-age=300, must-revalidate'],
    ['/_astro/fonts/a.woff2', 'public, max-age=31536000, immutable'],
    ['/pictures/a.avif', 'public, max-age=31536000, immutable'],
  ])('say how long a browser may keep %s', (path, kept) =>
    expect(rules.headersFor(path)['cache-control']).toBe(kept),
  )

  it.each([...PAGES, '/a/b/c', '/_astro/a.js', '/pictures/a.avif'])(
    'have at %s what stops an attack',
    (path) => {
      expect(rules.headersFor(path)).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; .*frame-ancestors 'none'/,
        ) as string,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      })
    },
  )
})

const HASHES = { scripts: new Set(["'sha256-b='", "'sha256-a='"]), styles: new Set(["'sha256-c='"]) }
const policy = contentSecurityPolicy(HASHES, ORIGINS)

describe('the content security policy', () => {
  it('names what may be used, and nothing else', () => {
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-a=' 'sha256-b='",
      "style-src 'self' 'sha256-c='",
      "img-src 'self' https://media.sk",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self' https://api.sk",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'upgrade-insecure-requests',
    ])
  })

  it('lets withdrawals go to whoever takes them', () => {
    const taken = contentSecurityPolicy(HASHES, { ...ORIGINS, withdrawal: 'https://odstupenia.sk' }).split(
      '; ',
    )
    expect(taken).toContain("connect-src 'self' https://api.sk https://odstupenia.sk")
    expect(taken).toContain("form-action 'self' https://odstupenia.sk")
  })

  it('asks for https only where the shop has it', () => {
    const local = { ...ORIGINS, site: 'http://localhost:4321' }
    expect(contentSecurityPolicy(HASHES, local)).not.toContain('upgrade')
  })
})

describe('the origins of the environment', () => {
  const env = { SHOP_API_URL: 'https://api.sk/v2', SITE_URL: 'https://obchod.sk' }

  it('are the API and its pictures', () => {
    expect(readOrigins(env)).toEqual({ ...ORIGINS, pictures: ['https://api.sk'] })
  })

  it('are the media host and an image CDN, when they are others', () => {
    const cdn = 'https://cdn.sk/w={width}/{url}'
    expect(readOrigins({ ...env, SHOP_MEDIA_URL: 'https://media.sk/a', IMAGE_CDN: cdn }).pictures).toEqual([
      'https://media.sk',
      'https://cdn.sk',
    ])
    const own = '/.netlify/images?url={url}&w={width}'
    expect(readOrigins({ ...env, IMAGE_CDN: own }).pictures).toEqual(['https://api.sk'])
  })
})

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

it.each([
  ['a classic script', '<script>\n  čau()\n</script>', ['\n  čau()\n']],
  ['one whose attributes have a bracket', '<script data-a="x>y">a()</script>', ['a()']],
  ['one in capitals, its end with a space', '<SCRIPT>a()</SCRIPT >', ['a()']],
  ['no file', '<script type="module" src="/a.js"></script>', []],
  ['no data', '<script type="application/ld+json">{}</script>', []],
  ['nothing that an attribute says', '<img alt="<script>a()</script>">', []],
  ['nothing that a text says', '<title><script>a()</script></title><!-- <script>a()</script> -->', []],
])('a policy names of a page %s, by every byte of it, and styles apart', (_, html, scripts) => {
  const found = inlineHashes(`<style media="print">c{}</style>${html}`)
  expect([...found.scripts]).toEqual(scripts.map(sha))
  expect([...found.styles]).toEqual([sha('c{}')])
})
