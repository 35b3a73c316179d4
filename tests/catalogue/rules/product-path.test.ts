import { describe, expect, it } from 'vitest'
import { parseProductPath } from '../../../src/catalogue/rules/product-path.ts'

describe('the slug in a product’s address', () => {
  it.each([
    ['/produkt/tricko-tatry', 'tricko-tatry'],
    ['/produkt/tricko-tatry/', 'tricko-tatry'],
    ['/produkt/tricko-tatry.html', 'tricko-tatry'],
    ['/produkt/tri%C4%8Dko', 'tričko'],
    ['/produkt/a%2Fb%3Fc%26pid=1', 'a/b?c&pid=1'],
  ])('%s', (path, slug) => expect(parseProductPath(path, 200)).toBe(slug))

  it.each([
    '/produkt',
    '/produkt/',
    '/produkt/a/b',
    '/produkty/tricka',
    '/produkt/%E0%A4',
    '/x/produkt/a',
    '/',
  ])('does not exist in %s', (path) => expect(parseProductPath(path, 200)).toBeNull())

  it('does not exist if it is too long', () => {
    expect(parseProductPath(`/produkt/${'č'.repeat(5)}`, 5)).toBe('ččččč')
    expect(parseProductPath(`/produkt/${'č'.repeat(6)}`, 5)).toBeNull()
  })
})
