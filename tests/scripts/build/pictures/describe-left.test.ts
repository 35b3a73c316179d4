import { expect, it } from 'vitest'
import { describeLeft } from '../../../../scripts/build/pictures/describe-left.ts'

it.each([
  ['none', { left: 0, fetched: 5, elapsedMs: 1000 }, ''],
  [
    'many, at the pace of this build',
    { left: 31_000, fetched: 620, elapsedMs: 120_000 },
    '31000 pictures are left: 50 more builds, or 100 minutes of `npm run pictures`',
  ],
  [
    'one',
    { left: 1, fetched: 620, elapsedMs: 120_000 },
    '1 picture is left: 1 more build, or 1 minute of `npm run pictures`',
  ],
  ['some, with no pace to tell by', { left: 7, fetched: 0, elapsedMs: 0 }, '7 pictures are left'],
])('tells what is left: %s', (_, pace, text) => expect(describeLeft(pace)).toBe(text))
