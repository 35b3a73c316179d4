/** What `npm test -- --changed` runs: what the files reach that were changed since `origin/main`. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { StepName } from './options.ts'

const BASE = 'origin/main'
const CODE = /\.(?:ts|tsx|js|mjs|astro|css)$/

/** What changed files reach. */
export interface Reach {
  steps: readonly StepName[]
  /** The changed files that are still there, and tests that start them as programs rather than import them. */
  files: readonly string[]
  /** Those of them that lint looks at. */
  code: readonly string[]
  /** Files of end-to-end tests. */
  journeys: readonly string[]
}

/** From the home page to a stored order: whatever has changed, this must still go. */
const ALWAYS = ['walk']
/** End-to-end tests by the words in the paths of what they are about: folders of a subject, and files across them. */
const JOURNEYS: readonly (readonly [paths: RegExp, tests: readonly string[]])[] = [
  [/\/cart\//, ['add-to-cart', 'cart-changes']],
  [/\/checkout\//, ['order', 'order-fate', 'order-once']],
  [/\/listing\//, ['listing', 'islands']],
  [/\/product\//, ['product', 'gallery']],
  [/\/header\//, ['header']],
  [/\/home\//, ['home']],
  [/\/page\/|src\/layouts\//, ['trouble', 'theme']],
  [/\/headers\/|src\/layouts\//, ['policy']],
  [/scripts\/astro\/|astro\.config/, ['islands', 'deploy']],
  [/src\/api\//, ['api-faults']],
]
/** Unit tests that start programs, by what those are made of. */
const PROGRAMS: readonly (readonly [paths: RegExp, tests: readonly string[]])[] = [
  [/^scripts\/(?:build|pull|run|exit|child)/, ['build/refused-build', 'build/build-lock']],
  [/^scripts\/build\/(?:build-|publish|render|pages-data|headers|feeds|sitemap)/, ['build/whole-build']],
  [/^scripts\/demo-api\//, ['demo-api/main']],
]

async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', args)
  return stdout.split('\n').filter(Boolean)
}

/**
 * The files that differ from where this branch left `origin/main`, committed or not, and new ones.
 * @throws Error with one sentence when there is nothing to compare with
 */
async function findChangedFiles(): Promise<string[]> {
  const [base] = await git('merge-base', BASE, 'HEAD').catch(() => [])
  if (!base)
    throw new Error(
      `There is no ${BASE} to compare with: fetch it with its history (git fetch origin main), or run npm test`,
    )
  const changed = await git('diff', '--name-only', '--no-renames', base)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return [...changed, ...added]
}

function testsFor(files: readonly string[], table: typeof JOURNEYS): string[] {
  return table.filter(([paths]) => files.some((file) => paths.test(file))).flatMap(([, tests]) => tests)
}

/** @param changed paths from the root, also of files that are gone */
export function reachOf(changed: readonly string[]): Reach {
  const programs = testsFor(changed, PROGRAMS).map((name) => `tests/scripts/${name}.test.ts`)
  const files = [...changed.filter((file) => existsSync(file)), ...programs]
  const code = files.filter((file) => CODE.test(file))
  const ownTests = files.filter((file) => file.endsWith('.e2e.ts'))
  const journeys = [...ALWAYS, ...testsFor(changed, JOURNEYS)].map((name) => `tests/e2e/${name}.e2e.ts`)
  const steps: StepName[] = ['build', 'unit', 'component', 'e2e']
  if (files.length > 0) steps.push('format')
  if (code.length > 0) steps.push('lint')
  return { steps, files, code, journeys: [...new Set([...journeys, ...ownTests])] }
}

/** What the files changed since `origin/main` reach. @throws Error with one sentence */
export async function findReach(): Promise<Reach> {
  return reachOf(await findChangedFiles())
}
