import { describe, expect, it } from 'vitest'
import { slugify } from '../../../src/domain/listing/listing-index.ts'
import {
  findSuggested,
  openSuggestionFile,
  suggestProducts,
  toSuggestionFile,
  type SuggestedProduct,
} from '../../../src/domain/listing/suggestions.ts'
import { fc } from '../../fixtures/properties.ts'

function suggested(name: string, change: Partial<SuggestedProduct> = {}): SuggestedProduct {
  const slug = slugify(name)
  return {
    slug,
    name,
    code: `K-${slug}`,
    priceCents: 1490,
    imagePath: `2024/05/${slug}-front.jpg`,
    ...change,
  }
}

function suggest(names: readonly (string | SuggestedProduct)[], phrase: string, most = 6) {
  const products = names.map((one) => (typeof one === 'string' ? suggested(one) : one))
  const { products: found, total } = suggestProducts(
    openSuggestionFile(toSuggestionFile(products)),
    phrase,
    most,
  )
  return { names: found.map(({ name }) => name), total }
}

describe('suggestProducts', () => {
  it.each(['tricko', 'TRIČKO', 'tričko', '  Trickó '])('finds Tričko by "%s"', (phrase) => {
    expect(suggest(['Mikina', 'Tričko Tatry'], phrase).names).toEqual(['Tričko Tatry'])
  })

  it('puts beginnings of names first, then of words, then codes, then what is inside', () => {
    const names = [
      'Sentatric',
      suggested('Mikina', { code: 'TRIC-9' }),
      'Pánske tričko',
      'Tričko Tatry',
      'Tričko Blesk',
    ]
    expect(suggest(names, 'tric').names).toEqual([
      'Tričko Tatry',
      'Tričko Blesk',
      'Pánske tričko',
      'Mikina',
      'Sentatric',
    ])
  })

  it('finds words in any order and anywhere in a name', () => {
    const names = ['Tričko Tatry', 'Pánske tričko Tatry', 'Tatranská mikina']
    expect(suggest(names, 'tatry tri').names).toEqual(['Tričko Tatry', 'Pánske tričko Tatry'])
  })

  it('puts words as they were typed first, then in any order, then codes', () => {
    const names = [suggested('Mikina', { code: 'TATRY TRI-1' }), 'Tričko Tatry', 'Vysoké Tatry, tričko']
    expect(suggest(names, 'tatry tri').names).toEqual(['Vysoké Tatry, tričko', 'Tričko Tatry', 'Mikina'])
  })

  it.each(['tatry modre', 'atry modre', 'kot'])(
    'finds no name by "%s" that has only a part of it',
    (phrase) => expect(suggest(['Tričko Tatry'], phrase).total).toBe(0),
  )

  it.each(['hrnček 450', 'hrnc\u030Cek 450', 'hrncek, 450', '450ml'])(
    'finds „Hrnček“ 450ml by "%s"',
    (phrase) => expect(suggest(['„Hrnček“ 450ml'], phrase).total).toBe(1),
  )

  it('finds a code with its dashes', () => {
    expect(suggest([suggested('Hrnček', { code: 'HR-0022' })], 'hr-00').names).toEqual(['Hrnček'])
  })

  it('counts all and gives no more than asked', () => {
    expect(suggest(['Taška A', 'Taška B', 'Taška C'], 'taska', 2)).toEqual({
      names: ['Taška A', 'Taška B'],
      total: 3,
    })
  })

  it.each(['', ' ', '„“', '--'])('finds nothing by "%s"', (phrase) => {
    expect(suggest(['Tričko'], phrase)).toEqual({ names: [], total: 0 })
  })
})

it('a product comes back from the file as it went in', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'Č', 'b', '-', '1', '/', '$', '&', ' ') })
  const one = fc.record({ name: text, code: text, slug: text, imagePath: text, priceCents: fc.nat() })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 5 }), (products) => {
      const index = openSuggestionFile(toSuggestionFile(products))
      expect(products.map((_, ordinal) => index.product(ordinal))).toEqual(products)
    }),
  )
})

it('the file does not repeat what a product’s other fields say', () => {
  const { slugs, imagePaths } = toSuggestionFile([
    suggested('Hrnček', { code: 'HR-1', slug: 'hrncek-hr-1', imagePath: '2024/05/hrncek-hr-1.jpg' }),
  ])
  expect(slugs).toEqual(['\u0001-\u0002'])
  expect(imagePaths).toEqual(['2024/05/\u0001.jpg'])
})

it('findSuggested gives the products of slugs in their order, and leaves out those that are gone', () => {
  const products = [suggested('Hrnček'), suggested('Mikina'), suggested('Tričko')]
  const index = openSuggestionFile(toSuggestionFile(products))
  expect(findSuggested(index, ['tricko', 'ciapka', 'hrncek'])).toEqual([products[2], products[0]])
})
