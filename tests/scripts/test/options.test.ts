import { expect, test } from 'vitest'
import { parseTestOptions } from '../../../scripts/test/options.ts'

const KNOWN = ['build', 'unit', 'lint', 'e2e']
const parse = (...args: string[]) => parseTestOptions(args, KNOWN)

test('without a word everything runs', () => {
  expect(parse()).toEqual({ steps: KNOWN, files: [], isLong: false, hasTrace: false })
  expect(parse('--long')).toMatchObject({ steps: KNOWN, isLong: true })
})

test('steps, files and names of tests can be chosen', () => {
  expect(parse('--only', 'unit, lint')).toMatchObject({ steps: ['unit', 'lint'] })
  expect(parse('--only', 'e2e', 'checkout', '--grep', 'double click')).toMatchObject({
    ...{ steps: ['e2e'], files: ['checkout'], grep: 'double click' },
  })
  expect(parse('--only', 'e2e', '--trace')).toMatchObject({ hasTrace: true })
  expect(parse('--only', 'unit,e2e', 'cart')).toMatchObject({ steps: ['unit', 'e2e'], files: ['cart'] })
})

test.each([
  [['--only', 'units'], 'There is no step "units". Steps: build, unit, lint, e2e'],
  [['--grep', 'cart'], 'Say whose tests are meant: --only unit or'],
  [['checkout'], 'Say whose tests are meant: --only unit or'],
  [['--only', 'lint', 'checkout'], 'Say whose tests are meant: --only unit or'],
  [['--only', ''], 'There is no step "". Steps: build, unit, lint, e2e'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused', (args, reason) => {
  expect(() => parse(...args)).toThrow(reason)
})
