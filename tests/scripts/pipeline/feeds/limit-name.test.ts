import { expect, it } from 'vitest'
import { limitName } from '../../../../scripts/pipeline/feeds/feed.ts'

it.each([
  ['Tričko', 'Tričko, čierna, XL'],
  ['T'.repeat(40), `${'T'.repeat(17)}…, čierna, XL`],
])('a name that is too long for a feed keeps its choices: %s', (name, title) =>
  expect(limitName(name, 30, (short) => `${short}, čierna, XL`)).toBe(title),
)
