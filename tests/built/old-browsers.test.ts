import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
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

it('each style sheet is linked by a page or a script', () => {
  const named = files.filter((file) => /\.(html|js)$/.test(file)).map((file) => readFileSync(file, 'utf8'))
  const lost = files.filter(
    (file) => file.endsWith('.css') && !named.some((text) => text.includes(basename(file))),
  )
  expect(files.some((file) => file.endsWith('.css'))).toBe(true)
  expect(lost).toEqual([])
})

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
