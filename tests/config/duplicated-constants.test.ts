import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { QUERY_LIMITS } from '../../src/config/query-limits.ts'
import { formatListingAddress, plainQuery } from '../../src/listing/rules/listing-query.ts'
import { ALL_CATEGORY } from '../../src/catalogue/rules/catalogue.ts'
import { VERSION_LABEL } from '../../src/site/texts/layout.ts'

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

it('the host redirects the brand to its filtered listing, with no file in the way of the rule', async () => {
  const query = { ...plainQuery(ALL_CATEGORY, QUERY_LIMITS), filters: { '100': ['235'] } }
  const address = formatListingAddress(query, QUERY_LIMITS)
  expect(await read('public/_redirects')).toContain(`/brand/ems  /produkty/all${address}  302\n`)
})

it("the version in the shop's manifest is the package's", async () => {
  const { version } = JSON.parse(await read('package.json')) as { version: string }
  const [major, minor = ''] = version.split('.')
  expect(VERSION_LABEL).toBe(`v${major}.${minor.padStart(3, '0')}`)
})
