import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { toProductIndex } from '../../../scripts/pipeline/listing/make-product-index.ts'
import { withOffersFirst } from '../../../scripts/pipeline/listing/listings.ts'
import { pullCatalogue } from '../../../scripts/pipeline/pull/pull-catalogue.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import type { Product } from '../../../src/catalogue/rules/product.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { parseListingAddress } from '../../../src/product-index/rules/listing-query.ts'
import { createListingSource } from '../../../src/listing/store/sources.ts'
import { $suggestions, askSuggestions } from '../../../src/search/store.ts'
import { foldText } from '../../../src/text/fold.ts'
import { htmlToText } from '../../../src/text/plain-text.ts'
import { startShop } from './running-shop.ts'

const index = vi.hoisted(() => vi.fn())
vi.mock('../../../src/api/fetch-product-index.ts', () => ({ fetchProductIndex: index }))

const SIZES = '99'

/** Phrases that shoppers of the demo shop type, each with the expected first product (`isAsExpected`). */
const TABLE = readFileSync(new URL('../../fixtures/shopper-phrases.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split(';') as [phrase: string, expected: string])

/** Facts of a product: the values of its filters, its status, the sizes that are left. */
function factsOf({ attributes }: Catalogue, product: Product) {
  const values = attributes.filter(({ id }) => id !== SIZES).flatMap(({ values }) => values)
  return {
    said: new Set([
      ...values.filter(({ id }) => product.tags.includes(id)).map(({ name }) => name.toLowerCase()),
      ...(product.sizes ?? []),
      ...(product.isForKids ? ['for kids'] : []),
      ...(product.priceBeforeCents === null ? [] : ['reduced']),
      String(product.status).toLowerCase(),
    ]),
    name: ` ${foldText(product.name)} `,
    text: foldText(htmlToText(product.descriptionHtml)),
    euros: product.priceCents / 100,
    canBeBought: product.status !== 'Sold Out' && product.sizes?.length !== 0,
  }
}
type Facts = ReturnType<typeof factsOf>

/** A value or a size; '~' a phrase of the name, 'text:' of the description, '<=' a price, '!' what must not be. */
function holds(part: string, facts: Facts): boolean {
  if (part.startsWith('!')) return !holds(part.slice(1), facts)
  if (part.startsWith('~')) return facts.name.includes(` ${foldText(part.slice(1))} `)
  if (part.startsWith('text:')) return facts.text.includes(foldText(part.slice(5)))
  if (part.startsWith('<=')) return facts.euros <= Number(part.slice(2))
  return facts.said.has(part)
}

/** All of 'one, other' hold, one of 'one/other'; what can be bought, unless all that is accepted is sold out. */
function isAsExpected(first: Facts | undefined, expected: string, all: readonly Facts[]): boolean {
  const choices = expected.split(', ').map((part) => part.split('/'))
  if (!first) return expected.split('/').includes('nothing')
  const accepts = (facts: Facts) => choices.every((parts) => parts.some((part) => holds(part, facts)))
  return accepts(first) && (first.canBeBought || !all.some((facts) => facts.canBeBought && accepts(facts)))
}

it('of 200 phrases as shoppers type them at least 95 % find what they mean first, suggestions as many as the list (rule 225)', async () => {
  const { url } = await startShop({ products: 180 })
  const api = createApiClient(url, { timeoutMs: 60_000, totalTimeoutMs: 120_000, retries: 3, maxPauseMs: 50 })
  const { catalogue } = await pullCatalogue(api, { concurrency: 8, pageSize: 200, now: '' })
  index.mockResolvedValue(toProductIndex(withOffersFirst(catalogue, toProductIndex(catalogue).products)))
  const facts = new Map(catalogue.products.map((product) => [product.id, factsOf(catalogue, product)]))
  const source = createListingSource('')
  const missed: string[] = []
  for (const [phrase, expected] of TABLE) {
    await askSuggestions(phrase)
    const suggested = $suggestions.get()
    const list = await source.find(parseListingAddress(ALL_CATEGORY, suggested.listingQuery, QUERY_LIMITS))
    expect({ phrase, total: suggested.total }).toEqual({ phrase, total: list.total })
    const [first] = list.products
    if (!isAsExpected(first && facts.get(first.id), expected, [...facts.values()]))
      missed.push(`${phrase}: ${first?.name ?? 'nothing'}, not ${expected}`)
  }
  expect(TABLE).toHaveLength(200)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.05 * TABLE.length)
})
