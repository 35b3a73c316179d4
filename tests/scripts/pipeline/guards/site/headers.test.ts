import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BuiltSite } from '../../../../../scripts/pipeline/guards/site/built-site.ts'
import { headers, headersLimits } from '../../../../../scripts/pipeline/guards/site/headers.ts'
import { headersFile } from '../../../../../scripts/pipeline/headers/headers-file.ts'
import { inlineHashes } from '../../../../../scripts/pipeline/headers/inline-code.ts'
import { tempFolder } from '../../../../fixtures/temp-folder.ts'

const ORIGINS = { site: 'https://obchod.sk', api: 'https://api.sk', pictures: [] }
const NO_SITE = {} as BuiltSite

let dir: string
beforeEach(async () => {
  dir = await tempFolder()
})

/** The faults of a page under the headers that are written for the pages of `written`. */
async function faults(
  path: string,
  html: string,
  written: Readonly<Record<string, string>>,
  change = (file: string) => file,
) {
  const pages = new Map(
    Object.entries(written).map(([address, page]) => [address, inlineHashes(page)] as const),
  )
  await writeFile(join(dir, '_headers'), change(headersFile(pages, ORIGINS)))
  return (await headers(dir)).check({ path, html }, NO_SITE)
}

describe('headers', () => {
  const page = '<script>a()</script><style>b{}</style>'

  it('let a page through as it was built', async () => {
    expect(await faults('/produkt/x', page, { '/produkt/x': page })).toEqual([])
    expect(await faults('/404', page, { '/404': page })).toEqual([])
  })

  it.each(['<script>other()</script>', '<style>other{}</style>'])(
    'refuse what was not there: %s',
    async (code) => {
      expect(await faults('/produkt/x', page + code, { '/produkt/x': page })).toEqual([
        expect.stringContaining('its policy refuses the inline code of hash'),
      ])
    },
  )

  it('must let the not-found page through at any address', async () => {
    const narrow = (file: string) => file.replace(/script-src [^;]*/, "script-src 'self'")
    expect(await faults('/404', page, { '/404': page }, narrow)).toHaveLength(1)
  })

  it('must be there', async () => {
    expect(await faults('/x', page, { '/x': page }, () => '')).toEqual(['has no content security policy'])
  })

  it('must be safe', async () => {
    const careless = (file: string) => file.replaceAll("script-src 'self'", 'script-src * data:')
    expect((await faults('/x', page, { '/x': page }, careless)).join()).toMatch(/script-src/)
  })
})

describe('_headers', () => {
  /** The faults of the file for these pages under the limits of hosts. */
  async function limits(pages: readonly (readonly [path: string, html: string])[]) {
    const file = headersFile(new Map(pages.map(([path, html]) => [path, inlineHashes(html)])), ORIGINS)
    return (
      await headersLimits.checkSite({ read: () => Promise.resolve(file) } as unknown as BuiltSite)
    ).join()
  }

  it('is within what hosts read, however many products there are', async () => {
    const products = Array.from(
      { length: 500 },
      (_, id) => [`/produkt/${id}`, '<script>a()</script>'] as const,
    )
    expect(await limits(products)).toBe('')
  })

  it('must have short lines: a script that differs from product to product is not for a page', async () => {
    const products = Array.from(
      { length: 40 },
      (_, id) => [`/produkt/${id}`, `<script>b(${id})</script>`] as const,
    )
    expect(await limits(products)).toMatch(/^line \d+ has \d{4} characters, at most 2000/)
  })

  it('must have few rules', async () => {
    const pages = Array.from({ length: 100 }, (_, id) => [`/page-${id}`, ''] as const)
    expect(await limits(pages)).toMatch(/^it has 10\d rules, at most 100/)
  })
})
