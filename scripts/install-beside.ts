/** Installs the packages of one tool beside it when it is first run, so that the shop's own install is shorter. */
import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

function readJson(file: URL): { version?: string; dependencies?: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readJson>
}

function isThere(folder: URL, name: string, version: string): boolean {
  try {
    return readJson(new URL(`node_modules/${name}/package.json`, folder)).version === version
  } catch {
    return false
  }
}

/**
 * Installs the dependencies of the `package.json` in a folder, unless they are there.
 * @param folder its address, which ends with a slash; the versions in it are exact
 * @throws Error when npm could not install them
 */
export function installBeside(folder: URL): void {
  const { dependencies = {} } = readJson(new URL('package.json', folder))
  if (Object.entries(dependencies).every(([name, version]) => isThere(folder, name, version))) return
  console.log(`Installing ${Object.keys(dependencies).join(' and ')}, which only this needs…`)
  // Peers, such as Vitest, are those of the shop itself.
  execSync('npm install --legacy-peer-deps --no-package-lock --no-audit --no-fund', {
    cwd: fileURLToPath(folder),
    stdio: 'inherit',
  })
}
