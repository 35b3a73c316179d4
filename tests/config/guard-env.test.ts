import { describe, expect, it } from 'vitest'
import {
  parseAllowPrices,
  parseAllowSamples,
  parseAllowShrink,
  parseForceBuild,
  parseSkipUnchanged,
} from '../../src/config/guard-env.ts'

describe.each([
  ['ALLOW_PRICES', parseAllowPrices],
  ['ALLOW_SAMPLES', parseAllowSamples],
  ['ALLOW_SHRINK', parseAllowShrink],
  ['FORCE_BUILD', parseForceBuild],
  ['SKIP_UNCHANGED', parseSkipUnchanged],
])('%s', (name, parse) => {
  it.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['1', true],
  ])('%j is %j', (value, isAllowed) => expect(parse({ [name]: value })).toBe(isAllowed))

  it('refuses any other', () =>
    expect(() => parse({ [name]: 'yes' })).toThrow(`${name} must be 1 or nothing, not "yes"`))
})
