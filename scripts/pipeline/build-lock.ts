import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs'
import process, { argv, execArgv, execPath, pid } from 'node:process'

/** One lock for each checkout: all its builds share `.cache/`. It names the process and its command. */
const FILE = '.cache/build.lock'
const RENEW_MS = 10_000
/** A lock that was not renewed for so long is nobody's: another process may have the number by now, as in a container. */
const STALE_MS = 60_000
const AGAIN = ' again'

/** Thrown when another process works in this checkout. The message names it. */
export class LockError extends Error {
  override name = 'LockError'
}

/** Whether a process has the number, also one of another user. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that holds the lock; `undefined` if no running process does. */
function findHolder(): { id: number; isBuild: boolean } | undefined {
  try {
    const text = readFileSync(FILE, 'utf8')
    const id = parseInt(text)
    const isFresh = Math.abs(Date.now() - statSync(FILE).mtimeMs) < STALE_MS
    return isFresh && id !== pid && isRunning(id) ? { id, isBuild: text.includes('build') } : undefined
  } catch {
    return undefined
  }
}

function release(): void {
  const isAskedAgain = existsSync(FILE) && readFileSync(FILE, 'utf8').includes(AGAIN)
  rmSync(FILE, { force: true })
  if (!isAskedAgain) return
  console.log('\nPočas zostavenia prišla ďalšia žiadosť: obchod sa zostaví ešte raz.\n')
  process.exitCode = spawnSync(execPath, [...execArgv, ...argv.slice(1)], { stdio: 'inherit' }).status ?? 1
}

/**
 * Keeps a second command from working in `.cache/` until this process ends. A build that is refused by another build is
 * not lost: the other one builds once more at its end.
 * @throws {LockError}
 */
export function acquireBuildLock(command: 'build' | 'pull'): void {
  const holder = findHolder()
  if (holder?.isBuild && command === 'build') {
    appendFileSync(FILE, AGAIN)
    throw new LockError(
      `V tomto priečinku práve zostavuje obchod proces ${holder.id}: keď skončí, zostaví ho ešte raz, už aj s touto zmenou`,
    )
  }
  if (holder)
    throw new LockError(
      `V tomto priečinku práve pracuje proces ${holder.id}: počkajte, kým skončí, a skúste to znova`,
    )
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FILE, `${pid} ${command}`)
  // `.cache/` may be deleted meanwhile.
  setInterval(() => utimes(FILE, new Date(), new Date(), () => undefined), RENEW_MS).unref()
  process.once('exit', release)
}
