import { describe, expect, it } from 'vitest'
import { guardCatalogue } from '../../src/catalogue/guard.ts'
import { catalogue, product } from '../fixtures/builders.ts'

const withSlugs = (...slugs: string[]) =>
  catalogue(slugs.map((slug, index) => product({ id: index + 1, slug })))

it('lets a good catalogue through', () => {
  expect(() => guardCatalogue(withSlugs('tricko-tatry', 'a_b.c', '7'))).not.toThrow()
})

describe('refuses', () => {
  it('an empty shop', () => expect(() => guardCatalogue(catalogue([]))).toThrow(/no products/))

  it('two products with one slug, naming it', () => {
    expect(() => guardCatalogue(withSlugs('a', 'b', 'A'))).toThrow('2 product entries share the slug "a"')
  })

  it.each(['a/b', '..', '.', '', 'tričko', 'a b', 'a?b', '-a', 'x.html', 'a\\b'])('the slug %j', (slug) => {
    expect(() => guardCatalogue(withSlugs(slug))).toThrow(`product slug "${slug}" cannot be an address`)
  })

  it('several faults in one go', () => {
    expect(() => guardCatalogue(withSlugs('a/b', 'c', 'c'))).toThrow(
      /2 faults:\n.*a\/b.*\n.*share the slug "c"/,
    )
  })
})
