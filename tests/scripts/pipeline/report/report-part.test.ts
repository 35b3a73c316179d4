import { expect, it } from 'vitest'
import type { PictureFault } from '../../../../scripts/pipeline/pictures/make-pictures.ts'
import { picturePart, formatPart, describeLeft } from '../../../../scripts/pipeline/report/report-part.ts'

const fault = (change = {}) => ({
  owner: 'Tričko Tatry',
  address: 'https://media.example.sk/web_files/a.jpg',
  problem: 'missing' as const,
  shown: 'placeholder' as PictureFault['shown'],
  ...change,
})
const report = (faults: readonly PictureFault[]) => picturePart(faults).map(formatPart).join()

it('is empty when every picture can be shown', () => expect(report([])).toBe(''))

it('names the product, the reason, what is shown instead and the address; placeholders first', () => {
  const text = report([
    fault({ owner: 'Hrnček', problem: 'timeout', shown: 'media-host' }),
    fault({ owner: 'Taška', problem: 'unreachable', shown: 'earlier-files' }),
    fault(),
  ])
  expect(text.split('\n')).toEqual([
    '3 pictures need mending:',
    '  "Tričko Tatry": the media host does not have it; a placeholder stands in',
    '    https://media.example.sk/web_files/a.jpg',
    '  "Hrnček": it did not come in time; pages point to the media host, and the next build asks again',
    '    https://media.example.sk/web_files/a.jpg',
    '  "Taška": the media host failed to give it; the last good one is shown',
    '    https://media.example.sk/web_files/a.jpg',
  ])
})

it('names twenty and counts the rest', () => {
  const text = report(Array.from({ length: 27 }, (_, index) => fault({ owner: `P${index}` })))
  expect(text).toContain('P19":')
  expect(text).not.toContain('P20":')
  expect(text).toContain('… and 7 more')
})

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
