import { PAGE_VARIABLES } from '../../../src/config/build-env.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from '../digest.ts'

/** What a built shop is made of, beside the catalogue. */
const INPUTS = [
  'src',
  'public',
  'scripts',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * The digest of everything a build reads: the content of the files, whatever their dates, and these settings.
 * @param root where the inputs are
 */
export async function digestInputs(
  root: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesUnder(join(root, input))))).flat()
  const hashes = await Promise.all(
    files.toSorted().map(async (file) => [file, digestOf(await readFile(file).catch(() => ''))]),
  )
  return digestOf([process.version, settings, hashes])
}

/** The digest of the code and settings that a shop is built with: where it is the same, only the catalogue differs. */
export function digestCode(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  return digestInputs('.', Object.fromEntries(PAGE_VARIABLES.map((name) => [name, env[name] ?? ''])))
}
