import { describe, expect, it } from 'vitest'
import type { FaultyProduct } from '../../../../../src/api/readings.ts'
import { guardCatalogue } from '../../../../../scripts/build/guards/catalogue/guard-catalogue.ts'
import type { Comparison } from '../../../../../scripts/build/guards/catalogue/shrink.ts'
import type { PulledCatalogue } from '../../../../../scripts/build/pull/pull.ts'
import { catalogue, product } from '../../../../fixtures/builders.ts'

/** A catalogue of so many products, and what was left out of it. */
function pulled(count: number, faulty = 0): PulledCatalogue {
  const products = Array.from({ length: count }, (_, index) => product({ id: index + 1, slug: `p${index}` }))
  const leftOut = Array.from({ length: faulty }, (_, index): FaultyProduct => {
    const id = count + index + 1
    return { key: `id ${id}`, name: `product ${id}`, faults: ['price is missing', 'name is ""'] }
  })
  return { catalogue: catalogue(products), leftOut, findings: [], listed: count + faulty }
}

function online(products: number, categories = 1): Comparison {
  return { pulledAt: '2025-04-13T10:00:00.000Z', products, categories, digest: '', from: 'dist/' }
}

const withCategories = (...slugs: string[]) => {
  const { catalogue: one, ...rest } = pulled(1)
  const categories = slugs.map((slug) => ({
    slug,
    name: 'Tričká',
    descriptionHtml: '',
    productIds: [],
    valueIds: {},
  }))
  return { ...rest, catalogue: { ...one, categories } }
}

it('lets a good catalogue through', () => {
  expect(() => guardCatalogue(pulled(3), online(3))).not.toThrow()
})

it('lets a catalogue grow, and shrink by three in ten', () => {
  expect(() => guardCatalogue(pulled(10), online(1))).not.toThrow()
  expect(() => guardCatalogue(pulled(7), online(10))).not.toThrow()
})

it('goes online without one product in twenty', () => {
  expect(() => guardCatalogue(pulled(19, 1))).not.toThrow()
})

describe('refuses', () => {
  it('an empty shop', () =>
    expect(() => guardCatalogue(pulled(0), online(5))).toThrow(/^get_products gave no products/))

  it('a catalogue that shrank by more than three in ten, and says how it may', () => {
    expect(() => guardCatalogue(pulled(6), online(9))).toThrow(
      'far fewer products than online: 6, where the shop of 2025-04-13T10:00:00.000Z in dist/ has 9; ' +
        'look into the API, or if it is right, build with ALLOW_SHRINK=1',
    )
  })

  it('a catalogue that lost its categories', () => {
    expect(() => guardCatalogue(pulled(9), online(9, 7))).toThrow('far fewer categories than online: 1,')
  })

  it('more than one product in twenty left out, with all of them', () => {
    expect(() => guardCatalogue(pulled(18, 2))).toThrow(
      /2 of 20 products cannot go online, which is more than 5 %.*\n {2}- product 19: price is missing; name is ""\n {2}- product 20: /,
    )
  })

  it('two categories with one slug, in capitals or not', () => {
    expect(() => guardCatalogue(withCategories('a', 'b', 'A'))).toThrow(
      'category "Tričká": slug "A" is also that of category "Tričká": give each its own',
    )
  })

  it('a category without an address', () => {
    expect(() => guardCatalogue(withCategories('../x'))).toThrow('category "Tričká": slug "../x" cannot be')
  })

  it('everything in one go', () => {
    expect(() =>
      guardCatalogue({ ...withCategories('a/b'), listed: 2, leftOut: pulled(0, 1).leftOut }, online(9)),
    ).toThrow(/^4 faults:\n.*1 of 2 products.*\n.*product 1: .*\n.*a\/b.*\n.*ALLOW_SHRINK=1$/)
  })
})
