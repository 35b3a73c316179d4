import { PAGE_VARIABLES, type Env } from '../../../src/config/build-env.ts'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from '../digest.ts'
import { filesBelow } from '../atomic-files.ts'

/** The files and folders that a build reads, beside the catalogue. */
const INPUTS = [
  'src',
  'public',
  'scripts',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

function filesOf(path: string): string[] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  return isFolder ? filesBelow(path).filter((file) => !file.includes('node_modules')) : [path]
}

/** The digest of these settings and of every file below `root` that a build reads. */
export async function digestInputs(
  root: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const files = INPUTS.flatMap((input) => filesOf(join(root, input)))
  const hashes = await Promise.all(
    files.toSorted().map(async (file) => [file, digestOf(await readFile(file).catch(() => ''))]),
  )
  return digestOf([process.version, settings, hashes])
}

/** The digest of the code and settings of a build. Between builds with the same digest only the catalogue can differ. */
export function digestCode(env: Env): Promise<string> {
  return digestInputs('.', Object.fromEntries(PAGE_VARIABLES.map((name) => [name, env[name] ?? ''])))
}
