/** Finds the file behind a package's command, so that it runs on this very Node and without a shell. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Absolute path of the command of a package's own name.
 * @throws Error when the package is not installed or has no such command
 */
export function packageBin(name: string): string {
  const folder = new URL(`../node_modules/${name}/`, import.meta.url)
  let bin: unknown
  try {
    bin = (JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as { bin?: unknown }).bin
  } catch {
    throw new Error(`The package ${name} is not installed. Run npm install.`)
  }
  const file = typeof bin === 'object' && bin !== null ? (bin as Record<string, unknown>)[name] : bin
  if (typeof file !== 'string') throw new Error(`The package ${name} has no command of its name.`)
  return fileURLToPath(new URL(file, folder))
}
