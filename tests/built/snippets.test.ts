/** What search engines show of each page: long enough to say what it is, and no longer than they show. */
import { expect, it } from 'vitest'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../src/config/shop/search-engines.ts'
import { get, metaOf, openPage } from './served-shop.ts'

it('title and description of each page have the length that search engines show (rule 918)', async () => {
  const sitemap = await (await get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(paths.length).toBeGreaterThan(200)
  const isFit = ({ length }: string, { min, max }: { min: number; max: number }) =>
    length >= min && length <= max
  const unfit: string[] = []
  const seen = new Set<string>()
  for (const path of paths) {
    const page = await openPage(path)
    const description = metaOf(page, 'description') ?? ''
    seen.add(page.title)
    if (!isFit(page.title, TITLE_LENGTH)) unfit.push(`${path}: title of ${page.title.length}: ${page.title}`)
    if (!isFit(description, DESCRIPTION_LENGTH))
      unfit.push(`${path}: description of ${description.length}: ${description}`)
  }
  // The demo shop's data allow it everywhere. What does not (a name of its own length, a listing without products) is in
  // tests/seo/snippet.test.ts.
  expect(unfit).toEqual([])
  expect(seen.size).toBe(paths.length)
})
