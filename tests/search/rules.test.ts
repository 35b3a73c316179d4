import { describe, expect, it } from 'vitest'
import { createSuggestions, type SuggestedProduct } from '../../src/search/rules.ts'
import { product } from '../fixtures/builders.ts'

const suggested = (name: string, { code = 'K-1' } = {}) => product({ name, code })

function suggest(names: readonly (string | SuggestedProduct)[], phrase: string, most = 6) {
  const products = names.map((one) => (typeof one === 'string' ? suggested(one) : one))
  const { products: found, total } = createSuggestions(products)(phrase, most)
  return { names: found.map(({ name }) => name), total }
}

describe('what a phrase suggests', () => {
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
