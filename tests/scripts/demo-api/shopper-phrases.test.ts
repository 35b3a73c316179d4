// Rules 135, 225
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { toProductIndex } from '../../../scripts/pipeline/listing/make-product-index.ts'
import { withRightWords } from '../../../scripts/pipeline/listing/right-words.ts'
import { withOffersFirst } from '../../../scripts/pipeline/listing/listings.ts'
import { pullCatalogue } from '../../../scripts/pipeline/pull/pull-catalogue.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import type { Product } from '../../../src/catalogue/rules/product.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { parseListingAddress } from '../../../src/product-index/rules/listing-query.ts'
import { createListingSource } from '../../../src/listing/store/sources.ts'
import { describePhrase } from '../../../src/product-index/texts.ts'
import { $suggestions, requestSuggestions, searchQuery } from '../../../src/search/store.ts'
import { foldText } from '../../../src/text/fold.ts'
import { htmlToText } from '../../../src/text/plain-text.ts'
import { createTruth } from './phrase-truth.ts'
import { startShop } from './running-shop.ts'

const index = vi.hoisted(() => vi.fn())
vi.mock('../../../src/api/fetch-own-file.ts', () => ({ fetchOwnFile: index }))

const SIZES = '99'

/** Phrases that shoppers of the demo shop type, each with the expected first result (`isAsExpected`). */
function readTable(file: string) {
  return readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(';') as [phrase: string, expected: string])
}

/** The facts about a product that an expectation can name. */
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

/** True if a part of an expectation holds: 'L', '~name', 'text:description', '<=20' euros; '!' negates a part. */
function holds(part: string, facts: Facts): boolean {
  if (part.startsWith('!')) return !holds(part.slice(1), facts)
  if (part.startsWith('~')) return facts.name.includes(` ${foldText(part.slice(1))} `)
  if (part.startsWith('text:')) return facts.text.includes(foldText(part.slice(5)))
  if (part.startsWith('<=')) return facts.euros <= Number(part.slice(2))
  return facts.said.has(part)
}

interface Shown {
  /** True if a line says that the goods lack something of the phrase, or if there are no goods. */
  isTold: boolean
  /** The address of a page that search offers before the products. */
  page: string | undefined
  /** All found products. */
  products: readonly Facts[]
}

/**
 * True if the first product is as expected: all parts of 'one, other' hold, or one part of 'one/other'. A part with '!' has to
 * hold for all products. 'page:/address' is a page of the shop, 'told' that a line says what is lacking, or nothing is found. The first product is for sale if any expected one is.
 */
function isAsExpected({ page, products, isTold }: Shown, expected: string, all: readonly Facts[]): boolean {
  const choices = expected.split(', ').map((part) => part.split(/(?<!page:)\//))
  if (page !== undefined) return choices.flat().includes(`page:${page.replace(/#.*/, '')}`)
  const [first] = products
  if (!first) return choices.flat().some((part) => part === 'nothing' || part === 'told')
  const accepts = (facts: Facts) =>
    choices.every((parts) => parts.some((part) => (part === 'told' ? isTold : holds(part, facts))))
  const excluded = choices.flat().filter((part) => part.startsWith('!'))
  return (
    accepts(first) &&
    products.every((facts) => excluded.every((part) => holds(part, facts))) &&
    (first.canBeBought || !all.some((facts) => facts.canBeBought && accepts(facts)))
  )
}

const { url } = await startShop({ products: 180 })
const api = createApiClient(url, { timeoutMs: 60_000, totalTimeoutMs: 120_000, retries: 3, maxPauseMs: 50 })
const { catalogue } = await pullCatalogue(api, { concurrency: 8, pageSize: 200, now: '2026-11-28T12:00:00Z' })
index.mockResolvedValue(
  withRightWords(toProductIndex(withOffersFirst(catalogue, toProductIndex(catalogue).products))),
)
const facts = new Map(catalogue.products.map((product) => [product.id, factsOf(catalogue, product)]))

/** Phrases for own print, and the category whose printable goods they find; '' for all of them. */
const PRINT_PHRASES: readonly (readonly [phrase: string, category: string])[] = [
  ['tričko s vlastnou potlačou', 'tricka'],
  ['vlastná potlač', ''],
  ['potlač na mieru', ''],
  ['tričko s logom firmy', 'tricka'],
  ['mikina s menom', 'mikiny'],
  ['tričko s fotkou', 'tricka'],
  ['tričká podľa vášho návrhu', 'tricka'],
  ['potlačíte mi tričko', 'tricka'],
  ['custom tričko', 'tricka'],
  ['tričko s menom dieťaťa', 'tricka'],
  ['vlastné tričko', 'tricka'],
  ['koľko stojí potlač', ''],
  ['tričká pre firmu', 'tricka'],
  ['tričká na rozlúčku so slobodou', 'tricka'],
  ['mikina s vlastným nápisom', 'mikiny'],
]

it.each(PRINT_PHRASES)(
  '"%s" leads to own print, with the goods that can be printed (rule 135)',
  async (phrase, slug) => {
    const query = parseListingAddress(ALL_CATEGORY, searchQuery(phrase), QUERY_LIMITS)
    const list = await createListingSource('').find({ ...query, productsCount: facts.size })
    expect(list.understood).toMatchObject({ page: { href: '/vlastna-potlac' }, isPartial: false })
    const category = catalogue.categories.find((one) => one.slug === (slug || ALL_CATEGORY))
    const printable = catalogue.products.filter(
      ({ id, isWithoutPrint }) => isWithoutPrint && category?.productIds.includes(id),
    )
    expect(printable.length).toBeGreaterThan(0)
    expect(list.products.map(({ id }) => id).toSorted()).toEqual(printable.map(({ id }) => id).toSorted())
  },
)

/** Phrases for own print on goods that the shop does not print, and their category. */
const UNPRINTED_PHRASES: readonly (readonly [phrase: string, category: string])[] = [
  ['hrnček s vlastnou potlačou', 'hrnceky'],
  ['hrnček s fotkou', 'hrnceky'],
  ['hrnček s nápisom', 'hrnceky'],
  ['firemné hrnčeky', 'hrnceky'],
  ['šiltovka s logom', 'siltovky'],
  ['taška s vlastným textom', 'tasky'],
  ['taška s fotkou', 'tasky'],
]

it.each(UNPRINTED_PHRASES)(
  '"%s" says which kinds are printed, and shows its own goods without own print (rule 135)',
  async (phrase, slug) => {
    const query = parseListingAddress(ALL_CATEGORY, searchQuery(phrase), QUERY_LIMITS)
    const { understood, products } = await createListingSource('').find({
      ...query,
      productsCount: facts.size,
    })
    expect(understood).toMatchObject({ page: { href: '/vlastna-potlac' }, isPrinted: false })
    expect(describePhrase(understood ?? {}, products.length)).toBe(
      'Vlastnú potlač robíme na: Tričká a\u00A0Mikiny. Na tieto produkty nie:',
    )
    const category = catalogue.categories.find((one) => one.slug === slug)
    expect(products.length).toBeGreaterThan(9)
    expect(category?.productIds).toEqual(expect.arrayContaining(products.map(({ id }) => id)))
    await requestSuggestions(phrase)
    expect($suggestions.get().said).toContain('Na tieto produkty nie:')
    expect($suggestions.get().products[0]?.href).not.toContain('print')
  },
)

it('"deka s menom" says which kinds are printed, though the shop sells no blankets (rule 135)', async () => {
  await requestSuggestions('deka s menom')
  const { said, products } = $suggestions.get()
  expect(said).toMatch(/^Vlastnú potlač robíme na: Tričká a\sMikiny\. \d/)
  expect(products[0]?.href).toMatch(/\?(.*&)?print=1$/)
})

const FILES = [
  { file: 'shopper-phrases.csv', count: 200, most: { missed: 0, wrong: 0 } },
  { file: 'new-phrases.csv', count: 163, most: { missed: 1, wrong: 0 } },
  { file: 'fresh-phrases.csv', count: 100, most: { missed: 0, wrong: 0 } },
  { file: 'later-phrases.csv', count: 100, most: { missed: 1, wrong: 1 } },
  { file: 'asked-phrases.csv', count: 35, most: { missed: 0, wrong: 0 } },
]

it.each(FILES)(
  'search answers all but $most.missed of the $count phrases in $file, and shows other goods silently for at most $most.wrong (rule 225)',
  async ({ file, count, most }) => {
    const source = createListingSource('')
    const missed: string[] = []
    const wrong: string[] = []
    const table = readTable(file)
    for (const [phrase, expected] of table) {
      await requestSuggestions(phrase)
      const suggested = $suggestions.get()
      const query = parseListingAddress(ALL_CATEGORY, searchQuery(phrase), QUERY_LIMITS)
      const list = await source.find({ ...query, productsCount: facts.size })
      expect({ phrase, total: suggested.total, page: suggested.page }).toEqual({
        phrase,
        total: list.total,
        page: list.understood?.page,
      })
      expect(suggested.products.map(({ id }) => id)).toEqual(
        list.products.slice(0, suggested.products.length).map(({ id }) => id),
      )
      const { isPartial, described = [] } = list.understood ?? {}
      const isSilent = list.products.length > 0 && !isPartial && described.length === 0
      const shown = {
        isTold: !isSilent,
        page: list.understood?.page?.href,
        products: list.products.flatMap(({ id }) => facts.get(id) ?? []),
      }
      if (isAsExpected(shown, expected, [...facts.values()])) continue
      const line = `${phrase}: ${shown.page ?? list.products[0]?.name ?? 'nothing'}, not ${expected}`
      missed.push(line)
      if (isSilent) wrong.push(line)
    }
    expect(table).toHaveLength(count)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most.missed)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(most.wrong)
  },
)

it('each sentence and chip beside the result of a phrase is true of all its goods (rule 225)', async () => {
  const source = createListingSource('')
  const find = async (phrase: string) => {
    const query = parseListingAddress(ALL_CATEGORY, searchQuery(phrase), QUERY_LIMITS)
    const { products, understood } = await source.find({ ...query, productsCount: facts.size })
    return { ids: products.map(({ id }) => id), understood }
  }
  const { untrue } = createTruth(catalogue)
  const wrong: string[] = []
  const phrases = FILES.flatMap(({ file }) => readTable(file))
  for (const [phrase] of phrases) {
    const { ids, understood } = await find(phrase)
    if (!understood) continue
    wrong.push(...untrue(phrase, ids, understood))
    const { corrected } = understood
    if (corrected !== undefined && String((await find(corrected)).ids.sort()) !== String(ids.sort()))
      wrong.push(`${phrase}: the goods are not those of ${corrected}`)
  }
  expect(wrong, wrong.join('\n')).toEqual([])
})
