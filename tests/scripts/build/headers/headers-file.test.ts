import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersFile } from '../../../../scripts/build/headers/headers-file.ts'
import { createRulesReader, type Rules } from '../../../../scripts/serve/rules.ts'

const ORIGINS = { site: 'https://obchod.sk', api: 'https://api.sk', pictures: ['https://media.sk'] }
const PAGES = ['/', '/kontakt', '/produkt/a', '/produkt/b', '/produkty', '/produkty/tricka', '/404']

let dir: string
let rules: Rules

// As the CDN reads them.
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'obchod-headers-'))
  const hashes = PAGES.map(
    (path) => [path, { scripts: new Set([`'${path}'`]), styles: new Set<string>() }] as const,
  )
  await writeFile(join(dir, '_headers'), headersFile(new Map(hashes), ORIGINS))
  rules = await createRulesReader(dir)()
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** The scripts that the policy of an address lets run, beside the shop's files. */
function scriptsAt(path: string): string[] {
  const policy = rules.headersFor(path)['content-security-policy'] ?? ''
  return (/script-src 'self' ?([^;]*)/.exec(policy)?.[1] ?? '').split(' ').filter((one) => one !== '')
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

  it('are asked for anew each time, indexes after some minutes, and the hashed files never again', () => {
    expect(rules.headersFor('/produkt/a')['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(rules.headersFor('/listing/all.json')['cache-control']).toBe(
      'public, max-age=300, must-revalidate',
    )
    for (const file of ['/_astro/a.js', '/_astro/fonts/a.woff2', '/pictures/a.avif'])
      expect(rules.headersFor(file)['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('name the rules of what is fetched ahead, which browsers take only as what they are', () => {
    for (const page of PAGES)
      expect(rules.headersFor(page)['speculation-rules']).toBe('"/speculation-rules.json"')
    expect(rules.headersFor('/speculation-rules.json')['content-type']).toBe(
      'application/speculationrules+json',
    )
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
