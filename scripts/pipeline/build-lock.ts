import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import process, { pid } from 'node:process'

/** One lock for each checkout: all its builds share `.cache/`. */
const FILE = '.cache/build.lock'

/** Thrown when another process works in this checkout. The message names it. */
export class LockError extends Error {
  override name = 'LockError'
}

/** The id of the process that holds the lock; `undefined` if no running process does. */
function findHolder(): number | undefined {
  try {
    const id = parseInt(readFileSync(FILE, 'utf8'))
    process.kill(id, 0)
    return id
  } catch {
    return undefined
  }
}

/** Keeps a second command from working in `.cache/` until this process ends. @throws {LockError} */
export function acquireBuildLock(): void {
  const holder = findHolder()
  if (holder !== undefined && holder !== pid)
    throw new LockError(
      `V tomto priečinku práve pracuje proces ${holder}: počkajte, kým skončí, alebo zmažte ${FILE}, a skúste to znova`,
    )
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FILE, String(pid))
  process.once('exit', () => rmSync(FILE, { force: true }))
}
