// Rule 916
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { compareTerms, termsFaults } from '../../../scripts/pipeline/check-terms.ts'
import { EARLIER_TERMS } from '../../../src/legal/rules/terms.ts'

const TODAY = '2026-11-27'

/** Nights, each with the day and the text of the terms. @returns the nights on which the report named them */
function namedOn(nights: readonly (readonly [since: string | null, text: string])[]): number[] {
  let online: Parameters<typeof compareTerms>[0]
  return nights.flatMap(([since, text], night) => {
    const { terms, findings } = compareTerms(online, since, text, TODAY)
    online = terms
    return findings.length > 0 ? [night] : []
  })
}

it.each<[string, Parameters<typeof namedOn>[0], number[]]>([
  [
    'stay',
    [
      ['2026-01-01', 'a'],
      ['2026-01-01', 'a'],
    ],
    [],
  ],
  [
    'change with their day',
    [
      ['2026-01-01', 'a'],
      ['2026-11-01', 'b'],
      ['2026-11-01', 'b'],
    ],
    [],
  ],
  [
    'have no day',
    [
      [null, 'a'],
      [null, 'b'],
    ],
    [],
  ],
  [
    'are still being written',
    [
      ['2027-01-01', 'a'],
      ['2027-01-01', 'b'],
    ],
    [],
  ],
  [
    'change without their day, until it is changed',
    [
      ['2026-01-01', 'a'],
      ['2026-01-01', 'b'],
      ['2026-01-01', 'b'],
      ['2026-11-27', 'b'],
      ['2026-11-27', 'b'],
    ],
    [1, 2],
  ],
])('the report names terms that %s', (_, nights, named) => expect(namedOn(nights)).toEqual(named))

it('a build stops if terms are to come and nobody has kept those of today', async () => {
  const empty = await readFile(EARLIER_TERMS, 'utf8')
  expect(termsFaults('2027-01-01', TODAY, empty)).toEqual([expect.stringContaining('až od 2027-01-01')])
  expect(termsFaults(TODAY, TODAY, empty)).toEqual([])
  expect(termsFaults(null, TODAY, empty)).toEqual([])
  const unnamed = 'Platia {{termsSince}}.'
  expect(termsFaults('2027-01-01', TODAY, unnamed)).toEqual([expect.stringContaining('napíšte deň')])
  expect(termsFaults('2027-01-01', TODAY, 'Platia od 1. januára 2026.')).toEqual([])
})
