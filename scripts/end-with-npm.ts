import process, { env, pid } from 'node:process'

const LOOK_EVERY_MS = 250

/** Ends this process with npm. npm's shell does not pass SIGTERM on, so a server would survive and keep its port. */
export function endWithNpm(): void {
  if (env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(pid, 'SIGTERM')
  }, LOOK_EVERY_MS).unref()
}
