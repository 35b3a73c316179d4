import process, { env } from 'node:process'

const LOOK_EVERY_MS = 500

/**
 * Ends this process, as SIGTERM does, when npm was told to end: npm passes a signal to the shell that it started, which
 * goes without passing it on.
 */
export function endWithNpm(): void {
  if (!env['npm_lifecycle_event']) return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS).unref()
}
