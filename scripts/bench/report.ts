import { type BenchPart, type Figure, isMet } from './figure.ts'
import { execFile } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { version } from 'node:process'
import { promisify } from 'node:util'
import { findBrowser } from '../find-browser.ts'

/** A part that was measured, and how long that took. */
export interface MeasuredPart extends BenchPart {
  seconds: number
}

/** All that one run of the bench found out. */
export interface BenchReport {
  machine: Machine
  seconds: number
  parts: readonly MeasuredPart[]
  /** A sentence for each part that could not be measured. */
  failures: readonly string[]
}

/** Digits behind the point, by unit. */
const DIGITS: Record<Figure['unit'], number> = {
  ms: 0,
  s: 1,
  bytes: 0,
  kB: 1,
  MB: 0,
  ratio: 2,
  score: 0,
  count: 2,
}
const WITHOUT_NAME: readonly Figure['unit'][] = ['ratio', 'score', 'count']

function show(value: number, unit: Figure['unit']): string {
  const number = value.toLocaleString('en', { maximumFractionDigits: DIGITS[unit] })
  return WITHOUT_NAME.includes(unit) ? number : `${number} ${unit}`
}

function cells(figure: Figure): readonly [string, string, string, string] {
  const { name, value, unit, budget } = figure
  if (budget === undefined) return [name, show(value, unit), '', '']
  const limit = `${unit === 'score' ? 'at least' : 'at most'} ${show(budget, unit)}`
  return [name, show(value, unit), limit, isMet(figure) ? 'met' : 'MISSED']
}

/** The figures that miss their budgets. */
export function missedFigures(parts: readonly BenchPart[]): Figure[] {
  return parts.flatMap(({ figures }) => figures.filter((figure) => isMet(figure) === false))
}

/** All figures as one table in plain text: the figure, its budget and whether it is met, below them the machine. */
export function formatTable({ machine, seconds, parts, failures }: BenchReport): string {
  const rows = parts.flatMap(({ figures }) => figures.map(cells))
  const width = (column: 0 | 1 | 2) => Math.max(0, ...rows.map((row) => row[column].length))
  const [names, values, limits] = [width(0), width(1), width(2)]
  const line = ([name, value, limit, verdict]: ReturnType<typeof cells>) =>
    `  ${name.padEnd(names)}  ${value.padStart(values)}  ${limit.padEnd(limits)}  ${verdict}`.trimEnd()
  const { processor, cores, memory, load, node, browser, startedAt } = machine
  return [
    ...parts.flatMap((part) => [
      '',
      `${part.title} (${show(part.seconds, 's')})`,
      ...part.figures.map((one) => line(cells(one))),
    ]),
    '',
    ...failures,
    `${missedFigures(parts).length} budgets missed, measured in ${show(seconds, 's')} from ${startedAt} on: ${processor},` +
      ` ${cores} cores, ${memory} GB, load ${load}, Node ${node}, ${browser}`,
  ].join('\n')
}

/** The same as JSON, with `isMet` beside each figure that has a budget. */
export function toJson(report: BenchReport): string {
  const parts = report.parts.map((part) => ({
    ...part,
    figures: part.figures.map((figure) => ({ ...figure, isMet: isMet(figure) })),
  }))
  return `${JSON.stringify({ ...report, parts }, null, 2)}\n`
}

/** What figures were measured on. */
export interface Machine {
  processor: string
  cores: number
  /** In GB, as `load` for the last minute: before the bench began. */
  memory: number
  load: number
  node: string
  browser: string
  /** In ISO 8601. */
  startedAt: string
}

/** Says on what machine the bench runs. */
export async function describeMachine(): Promise<Machine> {
  const { stdout } = await promisify(execFile)(await findBrowser(), ['--version'])
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    load: Math.round((loadavg()[0] ?? NaN) * 100) / 100,
    node: version,
    browser: stdout.trim(),
    startedAt: new Date().toISOString(),
  }
}
