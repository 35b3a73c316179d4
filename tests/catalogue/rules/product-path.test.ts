import { expect, it } from 'vitest'
import { choicePath, parseProductPath } from '../../../src/catalogue/rules/product-path.ts'

it('the address of a choice has its size and its own print, and nothing for goods without (rule 126)', () => {
  expect(choicePath('tricko', { size: 'M', color: '', isPrinted: true })).toBe(
    '/produkt/tricko?size=M&print=1',
  )
  expect(choicePath('tricko', { isPrinted: false })).toBe('/produkt/tricko')
})

it.each([
  ['/produkt/tricko-tatry', 'tricko-tatry'],
  ['/produkt/tricko-tatry/', 'tricko-tatry'],
  ['/produkt/tricko-tatry.html', 'tricko-tatry'],
  ['/produkt/tri%C4%8Dko', 'tričko'],
  ['/produkt/a%2Fb%3Fc%26pid=1', 'a/b?c&pid=1'],
])('the slug of a product %s', (path, slug) => expect(parseProductPath(path, 200)).toBe(slug))

it.each([
  '/produkt',
  '/produkt/',
  '/produkt/a/b',
  '/produkty/tricka',
  '/produkt/%E0%A4',
  '/x/produkt/a',
  '/',
])('the slug of a product does not exist in %s', (path) => expect(parseProductPath(path, 200)).toBeNull())

it('the slug of a product does not exist if it is too long', () => {
  expect([5, 6].map((length) => parseProductPath(`/produkt/${'č'.repeat(length)}`, 5))).toEqual([
    'ččččč',
    null,
  ])
})
