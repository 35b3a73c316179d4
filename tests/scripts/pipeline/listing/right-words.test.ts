// Rule 225
import { expect, it } from 'vitest'
import { toProductIndex } from '../../../../scripts/pipeline/listing/make-product-index.ts'
import { withRightWords } from '../../../../scripts/pipeline/listing/right-words.ts'
import { QUERY_LIMITS } from '../../../../src/config/listing-limits.ts'
import { plainQuery } from '../../../../src/product-index/rules/listing-query.ts'
import { queryIndex } from '../../../../src/product-index/rules/query-index.ts'
import { catalogue, product } from '../../../fixtures/builders.ts'

const NAMES = ['Pánska šiltovka Rozeta', 'Dámske tričko Hory', 'Veľký hrnček Kriváň']
// Only a word that two products have is a word that another is corrected to.
const twice = [...NAMES, ...NAMES].map((name, i) => product({ id: i + 1, name }))
const index = withRightWords(toProductIndex(catalogue(twice)))
const correctedOf = (search: string) =>
  queryIndex(index, [], { ...plainQuery('all', QUERY_LIMITS), search }).understood?.corrected

it.each(['páska', 'paska', 'páskou', 'roleta', 'rolety', 'sieťovka', 'horný', 'hornými', 'dómsky', 'krivák'])(
  '"%s" is a right word of Slovak, so it is not corrected to a word of the goods',
  (word) => expect(correctedOf(word)).toBeUndefined(),
)

it.each([
  ['siltovkz', 'šiltovka'],
  ['trycko', 'tričko'],
  ['hrnceek', 'hrnček'],
  ['krivaan', 'kriváň'],
])('"%s" is no word of Slovak, so it is corrected to "%s"', (phrase, corrected) =>
  expect(correctedOf(phrase)).toBe(corrected),
)
