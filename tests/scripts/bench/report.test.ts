import { expect, it } from 'vitest'
import { isMet } from '../../../scripts/bench/figure.ts'
import { parseBenchOptions } from '../../../scripts/bench/options.ts'
import { formatTable, missedFigures, toJson, type BenchReport } from '../../../scripts/bench/report.ts'

const REPORT: BenchReport = {
  machine: {
    processor: 'Some processor',
    cores: 2,
    memory: 16,
    load: 0.5,
    node: 'v24.0.0',
    browser: 'Chromium 140',
    startedAt: '2026-01-02T03:04:05.000Z',
  },
  seconds: 61.25,
  parts: [
    {
      title: 'Pages',
      seconds: 1,
      figures: [
        { name: 'home', value: 8505, unit: 'bytes', budget: 8550 },
        { name: 'home, as part of another', value: 0.364, unit: 'ratio', budget: 0.35 },
        { name: 'only told', value: 12, unit: 'ms' },
        { name: 'Lighthouse', value: 99, unit: 'score', budget: 100 },
      ],
    },
  ],
  failures: ['listing could not be measured: no browser'],
}

it('writes each figure with its budget and whether it is met, what failed, and the machine', () => {
  expect(formatTable(REPORT)).toBe(`
Pages (1 s)
  home                      8,505 bytes  at most 8,550 bytes  met
  home, as part of another         0.36  at most 0.35         MISSED
  only told                       12 ms
  Lighthouse                         99  at least 100         MISSED

listing could not be measured: no browser
2 budgets missed, measured in 61.3 s from 2026-01-02T03:04:05.000Z on: Some processor, 2 cores, 16 GB, load 0.5, Node v24.0.0, Chromium 140`)
})

it('says the same as JSON', () => {
  const { parts, machine } = JSON.parse(toJson(REPORT)) as {
    parts: { figures: unknown[] }[]
    machine: unknown
  }
  expect(machine).toEqual(REPORT.machine)
  expect(parts[0]?.figures[1]).toEqual({ ...REPORT.parts[0]?.figures[1], isMet: false })
  expect(parts[0]?.figures[2]).toEqual(REPORT.parts[0]?.figures[2])
})

it.each([
  ['the most that it may be', { value: 100, unit: 'ms', budget: 100 }, true],
  ['more', { value: 100.4, unit: 'ms', budget: 100 }, false],
  ['the least score', { value: 100, unit: 'score', budget: 100 }, true],
  ['a lower score', { value: 99, unit: 'score', budget: 100 }, false],
  ['what could not be measured', { value: NaN, unit: 'ms', budget: 100 }, false],
  ['what has no budget', { value: 9e9, unit: 'ms' }, undefined],
] as const)('%s, %j, meets its budget: %j', (_, figure, expected) => {
  expect(isMet({ name: 'one', ...figure })).toBe(expected)
})

it('counts only figures with a budget as missed', () => {
  expect(missedFigures(REPORT.parts).map(({ name }) => name)).toEqual([
    'home, as part of another',
    'Lighthouse',
  ])
})

it('options choose parts and sizes', () => {
  expect(parseBenchOptions(['--only', 'pages, listing', '--products', '10,20', '--strict'])).toEqual({
    only: ['pages', 'listing'],
    sizes: [10, 20],
    isStrict: true,
  })
  expect(() => parseBenchOptions(['--products', '10,many'])).toThrow(
    '--products must be numbers from 1 to 100000, such as 10000, not "many".',
  )
})
