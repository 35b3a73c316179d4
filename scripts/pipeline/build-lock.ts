import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import process, { pid, ppid } from 'node:process'

/** One for each checkout: builds share `.cache/`, wherever they put their shops. */
const FILE = '.cache/build.lock'

/** Thrown when another process holds the lock; the message says which. */
export class LockError extends Error {
  override name = 'LockError'
}

/** When a process was started, as Linux counts; '' elsewhere. It tells apart two processes that had the same id. */
function startOf(id: number): string {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name in brackets may have spaces; the start is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isRunning(id: number, start: string): boolean {
  try {
    process.kill(id, 0)
  } catch (error) {
    // EPERM: it runs, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return startOf(id) === start
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Creates the lock. @returns false where there is one already */
function createLock(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a process that has ended, unless another process has taken it over meanwhile. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (readLock(aside) === stale) rmSync(aside)
  else renameSync(aside, file)
}

/**
 * Takes the lock that keeps two commands from working in `.cache/` at once, until this process ends or calls what is
 * returned. A child shares the lock of the process that started it; the lock of a process that was killed is taken over.
 * @param command what other processes say of this one, such as `npm run build`
 * @throws {LockError}
 */
export function takeBuildLock(command: string): () => void {
  const file = resolve(FILE)
  const own = `${pid} ${startOf(pid)} ${command}`
  mkdirSync(dirname(file), { recursive: true })
  while (!createLock(file, own)) {
    const held = readLock(file)
    if (held === undefined) continue
    const [, id = '', start = '', holder = ''] = /^(\d+) (\d*) (.+)$/.exec(held) ?? []
    if (Number(id) === ppid) return () => undefined
    if (id !== '' && Number(id) !== pid && isRunning(Number(id), start))
      throw new LockError(
        `\`${holder}\` (process ${id}) is at work in this folder: wait until it has ended, and try again`,
      )
    removeStale(file, held)
  }
  const release = () => {
    if (readLock(file) === own) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}
