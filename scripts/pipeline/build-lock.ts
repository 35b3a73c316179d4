import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import process, { pid, ppid } from 'node:process'

/** One for each checkout: builds share `.cache/`, wherever they put their shops. */
const FILE = '.cache/build.lock'

/** Thrown when another process holds the lock; the message says which. */
export class LockError extends Error {
  override name = 'LockError'
}

/** The process that holds the lock and its command; `undefined` where there is none, or it was killed. */
function findHolder(): [id: number, command: string] | undefined {
  try {
    const [id = '', command = ''] = readFileSync(FILE, 'utf8').split('\t')
    process.kill(Number(id), 0)
    return [Number(id), command]
  } catch {
    return undefined
  }
}

/**
 * Takes the lock that keeps two commands from working in `.cache/` at once, until this process ends or calls what is
 * returned. A child shares the lock of the process that started it.
 * @param command what other processes say of this one, such as `npm run build`
 * @throws {LockError}
 */
export function takeBuildLock(command: string): () => void {
  const [id, holder] = findHolder() ?? []
  if (id === ppid) return () => undefined
  if (id !== undefined && id !== pid)
    throw new LockError(
      `\`${holder}\` (process ${id}) is at work in this folder: wait until it has ended, or delete ${FILE}, and try again`,
    )
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FILE, `${pid}\t${command}`)
  const release = () => rmSync(FILE, { force: true })
  process.once('exit', release)
  return release
}
