/** Finds what `npm test -- --changed` runs: the tests that the files changed since `origin/main` reach. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { StepName } from './options.ts'

const BASE = 'origin/main'
type Table = readonly (readonly [paths: RegExp, tests: readonly string[]])[]

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

/** The journey from the home page to a stored order is tried whatever has changed. */
const JOURNEY = 'walk'
/**
 * End-to-end tests by what they are about. Rules and texts have their unit and component tests, which import them; the
 * journey is enough for those.
 */
const JOURNEYS: Table = [
  [/^src\/(?!domain|messages).*\/cart\//, ['add-to-cart']],
  [/^src\/(?!domain|messages).*\/checkout\//, ['order', 'order-once']],
  [/^src\/(?!domain|messages).*\/listing\//, ['listing', 'islands']],
  [/^src\/(?!domain|messages).*\/product\//, ['product', 'gallery']],
  [/^src\/components\/header\//, ['header']],
  [/^src\/components\/home\//, ['home']],
  [/^src\/(?:components\/page|layouts|styles)\//, ['routes', 'trouble']],
  [/^src\/api\//, ['api-faults']],
  [/^scripts\/pipeline\/headers\//, ['policy', 'injection']],
  [/^scripts\/astro\/|^astro\.config/, ['islands', 'deploy']],
]
/** Unit tests that start programs, by what those are made of. */
const PROGRAMS: Table = [
  [/^scripts\/(?:build|pull|run|exit|child)/, ['build/refused-build', 'build/build-lock']],
  [/^scripts\/pipeline\/(?:build-|publish|render|pages-data|headers|feeds|sitemap)/, ['build/whole-build']],
  [/^scripts\/demo-api\//, ['demo-api/main']],
]

/**
 * The files that differ from where this branch left `origin/main`, committed or not, and new ones.
 * @param dir a folder of the repository
 * @throws Error with one sentence when there is nothing to compare with
 */
export async function findChangedFiles(dir = '.'): Promise<string[]> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: dir })).stdout.split('\n').filter(Boolean)
  const [base] = await git('merge-base', BASE, 'HEAD').catch((): string[] => [])
  if (!base)
    throw new Error(
      `There is no ${BASE} to compare with: fetch it with its history (git fetch origin main), or run npm test`,
    )
  const changed = await git('diff', '--name-only', '--no-renames', base)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return [...changed, ...added]
}

function testsFor(files: readonly string[], table: Table): string[] {
  return table.filter(([paths]) => files.some((file) => paths.test(file))).flatMap(([, tests]) => tests)
}

/** @param changed paths from the root, also of files that are gone */
export function reachOf(changed: readonly string[]): Reach {
  const programs = testsFor(changed, PROGRAMS).map((name) => `tests/scripts/${name}.test.ts`)
  const files = [...changed.filter((file) => existsSync(file)), ...programs]
  const code = files.filter((file) => CODE.test(file))
  const ownTests = files.filter((file) => file.endsWith('.e2e.ts'))
  const journeys = [JOURNEY, ...testsFor(changed, JOURNEYS)].map((name) => `tests/e2e/${name}.e2e.ts`)
  const steps: StepName[] = ['build', 'unit', 'component', 'e2e']
  if (files.length > 0) steps.push('format')
  if (code.length > 0) steps.push('lint')
  return { steps, files, code, journeys: [...new Set([...journeys, ...ownTests])] }
}

/** What the files changed since `origin/main` reach. @throws Error with one sentence */
export async function findReach(): Promise<Reach> {
  return reachOf(await findChangedFiles())
}
