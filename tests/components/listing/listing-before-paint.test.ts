import { expect, it } from 'vitest'
import { markAsked } from '../../../src/components/listing/listing-before-paint.ts'

it.each([
  ['', undefined],
  ['?utm_source=x', undefined],
  ['?search=tatry', 'search'],
  ['?productsCount=10', 'productsCount'],
  ['?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40&page=2', 'filters'],
])('an address with "%s" asks for %s', (search, asked) => {
  const section = document.createElement('section')
  markAsked(section, search)
  expect(section.dataset['asked']).toBe(asked)
})
