import { expect, it } from 'vitest'
import { pictureReport } from '../../../scripts/pictures/report.ts'

const fault = (change = {}) => ({
  owner: 'Tričko Tatry',
  address: 'https://media.example.sk/web_files/a.jpg',
  problem: 'missing' as const,
  hasOldFiles: false,
  ...change,
})

it('is empty when every picture can be shown', () => expect(pictureReport([])).toBe(''))

it('names the product, the reason and the address', () => {
  const report = pictureReport([fault(), fault({ problem: 'timeout', hasOldFiles: true })])
  expect(report).toContain('2 pictures need mending')
  expect(report).toContain(
    'Tričko Tatry: the media host does not have it\n    https://media.example.sk/web_files/a.jpg',
  )
  expect(report).toContain('it did not come in time (the last good one is shown)')
})

it('names twenty and counts the rest', () => {
  const report = pictureReport(Array.from({ length: 27 }, (_, index) => fault({ owner: `P${index}` })))
  expect(report).toContain('P19:')
  expect(report).not.toContain('P20:')
  expect(report).toContain('… and 7 more')
})
