import process, { env, pid } from 'node:process'

const LOOK_EVERY_MS = 250

/**
 * Ends this process, as SIGTERM would, when the npm that started it is told to end. npm runs a script in a shell, which
 * does not pass a SIGTERM on: a server would stay and keep its port. Ctrl+C reaches all of them by itself.
 */
export function endWithNpm(): void {
  if (env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(pid, 'SIGTERM')
  }, LOOK_EVERY_MS).unref()
}
