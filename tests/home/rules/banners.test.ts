// Rule 705
import { expect, it } from 'vitest'
import { isExternalLink, parseBannerLink } from '../../../src/home/rules/banner-link.ts'
import { bannerTitle } from '../../../src/catalogue/rules/catalogue.ts'
import { swipeStep } from '../../../src/home/rules/carousel.ts'

it.each([
  ['/produkty/tricka', '/produkty/tricka'],
  ['produkty/tricka', '/produkty/tricka'],
  [' /produkty/tricka\n', '/produkty/tricka'],
  ['/produkty/all?search=tri%C4%8Dko&productsCount=40#listing', null],
  ['?search=abc', '/?search=abc'],
  ['/produkty/tricka:leto?search=a:b', null],
  ['https://example.sk/letak?x=1', null],
  ['http://example.sk/', null],
  ['HTTPS://example.sk/', 'https://example.sk/'],
])('a banner with the link %j leads to its address', (link, address) => {
  expect(parseBannerLink(link)).toBe(address ?? link)
})

it.each([
  ['/produkty/tricka', false],
  ['https://example.sk/letak', true],
])('the link %s leads out of the shop: %j', (link, isExternal) =>
  expect(isExternalLink(link)).toBe(isExternal),
)

it.each([
  ...['', ' ', 'javascript:alert(1)', 'JavaScript:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:a'],
  ...['data:text/html,<script>alert(1)</script>', 'vbscript:x', 'blob:https://example.sk/1', 'file:///etc'],
  ...['//evil.sk', ' //evil.sk', '/\\evil.sk', '\\\\evil.sk', '/\t/evil.sk', '/.//evil.sk', '/..//evil.sk'],
  ...['https:evil.sk', 'https:/evil.sk', 'https://', 'https://user:pass@evil.sk/', 'https://shop@evil.sk/'],
  ...['https://exa mple.sk', '/a b', '/a\u0000b', 'mailto:info@example.sk', 'tel:+421900000000'],
])('a banner with the link %j leads nowhere', (link) => {
  expect(parseBannerLink(link)).toBeNull()
})

const words = { heading: 'Jar', subHeading: 'Novinky', buttonText: 'Pozrieť', isFullSize: false }

it.each([
  ['its heading', words, 'Jar'],
  ['its name, without a heading', { ...words, heading: '' }, 'Kvety'],
  ['its name, without any words', null, 'Kvety'],
])('a banner is called by %s', (_, said, title) =>
  expect(bannerTitle({ name: 'Kvety', words: said })).toBe(title),
)

it.each([
  ['to the left shows the next banner', -80, 10, 1],
  ['to the right shows the previous one', 80, -10, -1],
  ['hardly at all does nothing', 3, 2, 0],
  ['39 pixels does nothing', -39, 0, 0],
  ['40 pixels is enough', 40, 0, -1],
  ['as far down as across is enough', -60, 60, 1],
  ['down the page scrolls', -60, 200, 0],
  ['up the page scrolls', 60, -61, 0],
])('a finger moving %s', (_, across, down, step) => {
  expect(swipeStep(across, down)).toBe(step)
})
