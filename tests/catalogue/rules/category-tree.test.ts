// Rule 928
import { expect, it } from 'vitest'
import {
  categoriesBelow,
  categoryPath,
  createCategoryFinder,
  filledCategories,
  ownNameOf,
  placeCategories,
} from '../../../src/catalogue/rules/category-tree.ts'
import type { ListedCategory } from '../../../src/catalogue/rules/catalogue.ts'
import { category } from '../../fixtures/builders.ts'

/** A category from a line such as 'women/tees Tees 1,2': its parent, slug, name and products. */
function row(line: string): ListedCategory {
  const [place = '', name = '', ids = ''] = line.split(' ')
  const [slug = '', parent] = place.split('/').toReversed()
  const productIds = ids.split(',').filter(Boolean).map(Number)
  return category({ slug, name, productIds, ...(parent !== undefined && { parent }) })
}

const ALL = row('all All 1,2,3')
const named = (...lines: string[]) => placeCategories([ALL, ...lines.map(row)]).map(({ name }) => name)

it('categories of one name are told apart by the names above them, as few as needed', () => {
  expect(named('women Women', 'men Men', 'women/w-tees Tees', 'men/m-tees Tees', 'men/m-caps Caps')).toEqual([
    ...['All', 'Women', 'Men', 'Tees, Women', 'Tees, Men', 'Caps'],
  ])
  expect(named('a Women', 'b Men', 'a/a1 Tops', 'b/b1 Tops', 'a1/a2 Tees', 'b1/b2 Tees').slice(3)).toEqual([
    'Tops, Women',
    'Tops, Men',
    'Tees, Tops, Women',
    'Tees, Tops, Men',
  ])
  expect(named('x Tees', 'y Tees', 'a Women', 'a/z Tees')).toEqual([
    'All',
    'Tees',
    'Tees',
    'Women',
    'Tees, Women',
  ])
})

it('a path shows the names from the API', () => {
  const categories = placeCategories(['a Women', 'b Men', 'a/c Tees', 'b/d Tees'].map(row))
  expect(categoryPath(categories, 'd').map(ownNameOf)).toEqual(['Men', 'Tees'])
})

it.each([
  ['is missing', ['gone/a A']],
  ['is the category itself', ['a/a A']],
  ['is that of everything', ['all/a A']],
  ['is in a circle', ['b/a A', 'c/b B', 'a/c C']],
])('a parent that %s is no parent', (_, lines) => {
  for (const { parent } of placeCategories([ALL, ...lines.map(row)])) expect(parent).toBeUndefined()
})

it('a circle of parents does not part a category below it from its own parent', () => {
  const placed = placeCategories(['b/a A', 'a/b B', 'x X', 'x/y Y'].map(row))
  expect(placed.map(({ parent }) => parent)).toEqual([undefined, undefined, undefined, 'x'])
})

it.each([
  ['the deepest by parent', ['women Women 1', 'sale Sale 1', 'women/tees Tees 1,2,3'], ['women', 'tees']],
  [
    'without parents the one with the fewest products',
    ['a Collections 1,2,3', 'b Tees 1,2', 'c Bags 3'],
    ['b'],
  ],
  ['none if only everything has it', ['a A 2'], []],
])("a product's category is %s, wherever the API lists it", (_, lines, expected) => {
  for (const rows of [lines.map(row), lines.map(row).toReversed()])
    expect(createCategoryFinder([ALL, ...rows])(1).map(({ slug }) => slug)).toEqual(expected)
})

it("a product's category is the first of equal ones", () => {
  expect(createCategoryFinder(['a A 1,2', 'b B 1,2'].map(row))(1)).toMatchObject([{ slug: 'a' }])
})

it('filledCategories keeps what has goods, what is above it, and everything', () => {
  const categories = ['women Women', 'women/tees Tees 1', 'men Men', 'men/caps Caps'].map(row)
  const slugs = filledCategories([row('all All'), ...categories]).map(({ slug }) => slug)
  expect(slugs).toEqual(['all', 'women', 'tees'])
})

it('categoriesBelow gives the categories of a parent, or those without one', () => {
  const categories = [ALL, ...['women Women', 'women/tees Tees', 'men Men'].map(row)]
  expect(categoriesBelow(categories, 'women').map(({ slug }) => slug)).toEqual(['tees'])
  expect(categoriesBelow(categories, null).map(({ slug }) => slug)).toEqual(['women', 'men'])
})
