import { execFile } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { version } from 'node:process'
import { promisify } from 'node:util'
import { findBrowser } from '../find-browser.ts'

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
