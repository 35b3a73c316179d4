import { expect, it } from 'vitest'
import { bannerTitle } from '../../../src/domain/shop/banner-title.ts'

const words = { heading: 'Jar', subHeading: 'Novinky', buttonText: 'Pozrieť', isFullSize: false }

it.each([
  ['its heading', words, 'Jar'],
  ['what its picture shows, without a heading', { ...words, heading: '' }, 'Kvety'],
  ['what its picture shows, without any words', null, 'Kvety'],
])('a banner is called by %s', (_, said, title) =>
  expect(bannerTitle({ name: 'Kvety', words: said })).toBe(title),
)
