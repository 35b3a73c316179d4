import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFeeds } from '../../../../scripts/pipeline/feeds/write-feeds.ts'
import { catalogue, category, product } from '../../../fixtures/builders.ts'
import { feedItems } from '../../../fixtures/read-xml.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

const ENV = { SHOP_API_URL: 'https://api.sk', SITE_URL: 'https://obchod.sk' }
/** Long enough for the feeds to be written in several pieces. */
const PRODUCTS = 800

it('every feed is whole, whatever its length, and is counted', async () => {
  const dir = await tempFolder()
  const products = Array.from({ length: PRODUCTS }, (_, index) =>
    product({ id: index + 1, slug: `p${index + 1}`, descriptionHtml: `<p>${'Čisté. '.repeat(200)}</p>` }),
  )
  const productIds = products.map(({ id }) => id)
  const shop = catalogue(products, { categories: [category({ productIds })] })
  const counts = await writeFeeds(dir, shop, new Map(), ENV)
  expect([...counts.keys()]).toEqual(['/feeds/heureka.xml', '/feeds/google.xml', '/feeds/meta.xml'])
  for (const [path, { entries, leftOut }] of counts) {
    expect(feedItems(await readFile(join(dir, path), 'utf8'))).toHaveLength(entries)
    expect(entries).toBeGreaterThanOrEqual(PRODUCTS)
    expect(leftOut).toBe(0)
  }
})
