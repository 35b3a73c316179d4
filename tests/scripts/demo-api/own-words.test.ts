// Rules 225, 229
import { describe, expect, it } from 'vitest'
import { toProductIndex } from '../../../scripts/pipeline/listing/make-product-index.ts'
import { withOffersFirst } from '../../../scripts/pipeline/listing/listings.ts'
import { withRightWords } from '../../../scripts/pipeline/listing/right-words.ts'
import { pullCatalogue } from '../../../scripts/pipeline/pull/pull-catalogue.ts'
import { SHAPE_NAMES, type ShapeName } from '../../../scripts/demo-api/shapes/shapes.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { plainQuery } from '../../../src/product-index/rules/listing-query.ts'
import { queryIndex } from '../../../src/product-index/rules/query-index.ts'
import { createTruth } from './phrase-truth.ts'
import { startShop } from './running-shop.ts'

const SHOPS: readonly (ShapeName | 'usual')[] = ['usual', ...SHAPE_NAMES]
/** A whole name is a long phrase for the box, where words of one letter count for nothing. */
const MIN_LENGTH = 3

type Asked = readonly (readonly [phrase: string, ids: readonly number[]])[]

/** Singular or plural of a word, as its language writes it. */
function otherNumber(word: string, isEnglish: boolean): string {
  if (isEnglish && word.endsWith('s')) return word.replace(/(?:(?<=x|ch|sh|s)e)?s$/, '').replace(/ie$/, 'y')
  if (isEnglish)
    return /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : word.replace(/(?<=x|ch|sh|s)$/, 'e') + 's'
  if (/a$/.test(word)) return word.replace(/(?<=i)a$/, 'e').replace(/a$/, 'y')
  if (/..[^i]o$/.test(word)) return word.replace(/o$/, 'á')
  if (/[ký]$/.test(word)) return word.replace(/ý$/, 'é').replace(/k$/, 'ky')
  return word
}

const wordsOf = (text: string) => (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= MIN_LENGTH)

/** All that a catalogue calls its goods, with the products that are called so. */
function namesOf({ products, categories, attributes }: Catalogue, isEnglish: boolean): Asked {
  const byTag = (id: string) => products.filter(({ tags }) => tags.includes(id)).map((product) => product.id)
  const colours = products.flatMap(({ variants, id }) => variants.map(({ name }) => [name, [id]] as const))
  const words = products.flatMap(({ name, id }) =>
    wordsOf(name).flatMap((word) => [word, otherNumber(word, isEnglish)].map((one) => [one, [id]] as const)),
  )
  return [
    ...products.map(({ name, id }) => [name, [id]] as const),
    ...words,
    ...categories
      .filter(({ slug }) => slug !== ALL_CATEGORY)
      .map(({ name, productIds }) => [name, productIds] as const),
    ...attributes.flatMap(({ values }) => values.map(({ id, name }) => [name, byTag(id)] as const)),
    ...colours,
  ].filter(([phrase]) => phrase.length >= MIN_LENGTH)
}

async function pullShop(shape: ShapeName | 'usual') {
  const { url } = await startShop(shape === 'usual' ? { products: 180 } : { shape })
  const api = createApiClient(url, { timeoutMs: 60_000, totalTimeoutMs: 120_000, retries: 3, maxPauseMs: 50 })
  const { catalogue } = await pullCatalogue(api, { concurrency: 8, pageSize: 200, now: '' })
  const index = withRightWords(toProductIndex(withOffersFirst(catalogue, toProductIndex(catalogue).products)))
  const find = (search: string) => {
    const query = { ...plainQuery(ALL_CATEGORY, QUERY_LIMITS), productsCount: 1000, search }
    return queryIndex(index, [], query)
  }
  return { catalogue, find }
}

const shops = await Promise.all(SHOPS.map(async (shape) => ({ shape, ...(await pullShop(shape)) })))

describe.each(shops)('in the shop "$shape"', ({ shape, catalogue, find }) => {
  const asked = [
    ...new Map(namesOf(catalogue, shape === 'english').map((one) => [JSON.stringify(one), one])).values(),
  ]

  it('every name, word of a name, category, value and colour finds the goods that are called so (rule 229)', () => {
    const lost = asked.flatMap(([phrase, ids]) => {
      const found = new Set(find(phrase).products.map(({ id }) => id))
      const names = catalogue.products.filter(({ id }) => ids.includes(id) && !found.has(id))
      return names.length > 0 ? [`${phrase}: ${names.map(({ name }) => name).join(', ')}`] : []
    })
    expect(lost, lost.join('\n')).toEqual([])
  })

  it('each sentence and chip beside the result of its own words is true of the whole catalogue (rule 225)', () => {
    const { untrue } = createTruth(catalogue)
    const wrong = asked.flatMap(([phrase]) => {
      const { products, understood } = find(phrase)
      return understood
        ? untrue(
            phrase,
            products.map(({ id }) => id),
            understood,
          )
        : []
    })
    expect(wrong, wrong.join('\n')).toEqual([])
  })
})
