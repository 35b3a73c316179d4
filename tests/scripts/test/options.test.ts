import { expect, test } from 'vitest'
import { parseTestOptions } from '../../../scripts/test/options.ts'

const parse = (...args: string[]) => parseTestOptions(args)

test('without arguments everything runs', () => {
  const { steps, ...rest } = parse()
  expect(steps.slice(0, 2)).toEqual(['build', 'unit'])
  expect(steps.at(-1)).toBe('e2e')
  expect(rest).toEqual({ files: [], isChanged: false, isLong: false, hasTrace: false })
  expect(parse('--long')).toMatchObject({ steps, isLong: true })
  expect(parse('--changed')).toMatchObject({ steps, isChanged: true })
})

test('steps, files and names of tests can be chosen', () => {
  expect(parse('--only', 'unit, lint')).toMatchObject({ steps: ['unit', 'lint'] })
  expect(parse('--only', 'e2e', 'checkout', '--grep', 'double click')).toMatchObject({
    steps: ['e2e'],
    files: ['checkout'],
    grep: 'double click',
  })
  expect(parse('--only', 'e2e', '--trace')).toMatchObject({ hasTrace: true })
  expect(parse('--only', 'unit,e2e', 'cart')).toMatchObject({ steps: ['unit', 'e2e'], files: ['cart'] })
})

test.each([
  [['--only', 'units'], 'There is no step "units". Steps: build, unit, component,'],
  [['--grep', 'cart'], 'Say whose tests are meant: --only unit or'],
  [['checkout'], 'Say whose tests are meant: --only unit or'],
  [['--only', 'lint', 'checkout'], 'Say whose tests are meant: --only unit or'],
  [['--only', ''], 'There is no step "". Steps: build, unit, component,'],
  [['--changed', 'cart'], '--changed chooses the tests by itself'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused', (args, reason) => {
  expect(() => parse(...args)).toThrow(reason)
})
