import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { headersFile } from '../../../../scripts/pipeline/headers/headers-file.ts'
import { createRulesReader } from '../../../../scripts/serve/rules.ts'
import {
  contentSecurityPolicy,
  NO_PAGE_POLICY,
} from '../../../../scripts/pipeline/headers/content-security-policy.ts'
import { readOrigins } from '../../../../scripts/pipeline/headers/write-headers.ts'
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
const rules = await createRulesReader(dir)()

/** The scripts that the policy of an address lets run, beside the shop's files and these rules. */
function scriptsAt(path: string): string[] {
  const policy = rules.headersFor(path)['content-security-policy'] ?? ''
  return (/script-src 'self' ?([^;]*)/.exec(policy)?.[1] ?? '').split(' ').filter(Boolean)
}

describe('the headers of a page', () => {
  it('let run what the page has, and little else', () => {
    expect(scriptsAt('/')).toEqual(["'/'"])
    expect(scriptsAt('/kontakt')).toEqual(["'/kontakt'"])
  })

  it('are those of its kind, however many there are, and of the page that is shown for one that is gone', () => {
    const kind = ["'/404'", "'/produkt/a'", "'/produkt/b'"]
    expect(scriptsAt('/produkt/a')).toEqual(kind)
    expect(scriptsAt('/produkt/gone')).toEqual(kind)
  })

  it('are not those of a kind whose name begins alike', () => {
    expect(scriptsAt('/produkty')).toEqual(["'/produkty'"])
    expect(scriptsAt('/produkty/tricka')).toEqual(["'/404'", "'/produkty/tricka'"])
  })

  it('let every page be shown at an address that nobody knows', () => {
    expect(scriptsAt('/a/b/c')).toEqual(PAGES.map((path) => `'${path}'`).toSorted())
  })

  it('let browsers keep indexes for five minutes, hashed files for good, and pages not at all', () => {
    expect(rules.headersFor('/produkt/a')['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(rules.headersFor('/listing/all.json')['cache-control']).toBe(
      'public, max-age=300, must-revalidate',
    )
    for (const file of ['/_astro/a.js', '/_astro/fonts/a.woff2', '/pictures/a.avif'])
      expect(rules.headersFor(file)['cache-control']).toBe('public, max-age=31536000, immutable')
  })

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

/** The findings of csp_evaluator that have this severity or a higher one. */
function findings(text: string, least: Severity): string[] {
  return new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity <= least)
    .map(({ directive, description }) => `${directive}: ${description}`)
}

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

  it('has no finding of csp_evaluator of high severity, and that of pages none of medium severity', () => {
    expect(findings(policy, Severity.MEDIUM)).toEqual([])
    expect(findings(NO_PAGE_POLICY, Severity.HIGH)).toEqual([])
    // The evaluator does find a careless policy.
    expect(
      findings(policy.replace("script-src 'self'", "script-src 'unsafe-inline' *"), Severity.HIGH),
    ).not.toEqual([])
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
const scripts = (html: string) => [...inlineHashes(html).scripts]
const styles = (html: string) => [...inlineHashes(html).styles]

describe('inlineHashes', () => {
  it.each([
    ['a classic script', '<script>\n  čau()\n</script>', '\n  čau()\n'],
    ['a module', '<script type="module">import"./a.js"</script>', 'import"./a.js"'],
    ['one whose attributes have a bracket', '<script data-a="x>y">a()</script>', 'a()'],
    ['one in capitals, its end with a space', '<SCRIPT>a()</SCRIPT >', 'a()'],
    ['an import map', '<script type="importmap">{}</script>', '{}'],
  ])('names %s by every byte of it', (_, html, code) => expect(scripts(html)).toEqual([sha(code)]))

  it.each([
    ['a file', '<script type="module" src="/a.js"></script>'],
    ['data', '<script type="application/json">{}</script>'],
    ['data for search engines', '<script type="application/ld+json">{}</script>'],
    ['what an attribute says', '<img alt="<script>a()</script>"><b title=\'<script>a()</script>\'></b>'],
    ['what a title says', '<title><script>a()</script></title><textarea><script>a()</script></textarea>'],
    ['what a comment says', '<!-- <script>a()</script> -->'],
  ])('leaves %s out', (_, html) => expect(scripts(html)).toEqual([]))

  it('names styles apart', () => {
    const html = '<style>a{}</style><script>b()</script><style media="print">c{}</style>'
    expect(styles(html)).toEqual([sha('a{}'), sha('c{}')])
    expect(scripts(html)).toEqual([sha('b()')])
  })
})
