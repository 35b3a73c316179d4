/** What search engines show of each page: long enough to say what it is, and no longer than they show. */
import { expect, it } from 'vitest'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../src/config/shop/search-engines.ts'
import { readPage } from '../fixtures/read-page.ts'
import { get } from './served-shop.ts'

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
    const [head = ''] = (await (await get(path)).text()).split('</head>')
    const parts = readPage(head)
    const title = parts.find(({ name }) => name === 'title')?.text ?? ''
    const description = parts.find(({ attributes }) => attributes['name'] === 'description')
    const { content = '' } = description?.attributes ?? {}
    seen.add(title)
    if (!isFit(title, TITLE_LENGTH)) unfit.push(`${path}: title of ${title.length}: ${title}`)
    if (!isFit(content, DESCRIPTION_LENGTH))
      unfit.push(`${path}: description of ${content.length}: ${content}`)
  }
  // The demo shop's data allow it everywhere. What does not (a name of its own length, a listing without products) is in
  // tests/seo/snippet.test.ts.
  expect(unfit).toEqual([])
  expect(seen.size).toBe(paths.length)
})
