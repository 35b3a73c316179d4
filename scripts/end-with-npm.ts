import { readFileSync } from 'node:fs'
import process, { env, pid } from 'node:process'

const LOOK_EVERY_MS = 250

/** The process above the shell that a script runs in; `undefined` where there is no shell, or no `/proc`. */
function aboveShell(parent: number): string | undefined {
  try {
    // Its name in brackets, its state, its parent.
    const [, above] = /\((?:da|ba|a)?sh\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return above
  } catch {
    return undefined
  }
}

/**
 * Ends this process, as SIGTERM would, when the npm that started it ends. npm runs a script in a shell. A SIGTERM to npm
 * ends that shell, which does not pass it on, and a SIGHUP ends npm alone: a server would stay and keep its port. Ctrl+C
 * reaches all of them by itself.
 */
export function endWithNpm(): void {
  if (env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const above = aboveShell(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && aboveShell(parent) === above) return
    clearInterval(timer)
    process.kill(pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  timer.unref()
}
