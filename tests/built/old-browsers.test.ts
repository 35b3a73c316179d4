import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/pipeline/atomic-files.ts'
import { SHOP_UNDER_TEST } from '../../scripts/test/shop-under-test.ts'

const files = filesBelow(SHOP_UNDER_TEST)
/** All style sheets of the shop, in files and inline. */
const sheets = files.flatMap((file) => {
  const text = ['.css', '.html'].includes(extname(file)) ? readFileSync(file, 'utf8') : ''
  return file.endsWith('.css') ? [text] : [...text.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css)
})
const STYLES = [...new Set(sheets)].join('\n')

it.each([
  ['light-dark()', /light-dark\(/],
  ['a range in a media query', /@media[^{]*[<>]/],
  ['a nested rule', /[{;]&/],
  // Outside `:is()`, one unknown selector makes a browser drop the whole rule.
  ['a bare :popover-open', /(?<!:is\()(?<!\\):popover-open/],
])('no style sheet needs %s', (_, feature) => {
  expect(STYLES.length).toBeGreaterThan(10_000)
  expect(STYLES.match(feature)).toBeNull()
})
