/** Starts programs without a shell, and sees to it that none outlives this process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process, { env, execPath, exit, platform } from 'node:process'

/** Environment variables beside this process's own; `undefined` takes one away. */
export type ExtraEnv = Readonly<Record<string, string | undefined>>

const STOP_LIMIT_MS = 5000
const alive = new Set<ChildProcess>()
// In a group of its own a signal to a child reaches the processes that it has started, too.
const hasGroups = platform !== 'win32'

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(hasGroups ? -child.pid : child.pid, name)
  } catch {
    // It is gone already.
  }
}

process.on('exit', () => {
  for (const child of alive) signal(child, 'SIGKILL')
})
for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(name, () => {
    for (const child of alive) signal(child, 'SIGTERM')
    exit(code)
  })
}

function start(args: readonly string[], extraEnv: ExtraEnv, output: 'inherit' | 'pipe'): ChildProcess {
  const child = spawn(execPath, args, {
    env: { ...env, ...extraEnv },
    stdio: ['ignore', output, output],
    detached: hasGroups,
  })
  alive.add(child)
  child.once('close', () => alive.delete(child))
  return child
}

/** Takes what a program prints, as it comes. */
export type Write = (text: string) => void

/**
 * Runs a script under this Node and gives its exit code (1 when a signal ended it).
 * @param write takes its output, which is shown otherwise
 */
export async function runNode(
  args: readonly string[],
  extraEnv: ExtraEnv = {},
  write?: Write,
): Promise<number> {
  const child = start(args, extraEnv, write ? 'pipe' : 'inherit')
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', write ?? (() => undefined))
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}

/** A script that keeps running. */
export interface Service {
  /** The match of the pattern in its output. */
  match: RegExpExecArray
  stop: () => Promise<void>
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  signal(child, 'SIGTERM')
  const timer = setTimeout(() => signal(child, 'SIGKILL'), STOP_LIMIT_MS)
  await closed
  clearTimeout(timer)
}

/**
 * Starts a script under this Node and waits until it prints what `pattern` looks for.
 * @throws Error with its output when it ends first or takes too long
 */
export async function startService(
  args: readonly string[],
  pattern: RegExp,
  limitMs: number,
): Promise<Service> {
  const child = start(args, {}, 'pipe')
  let output = ''
  const match = await new Promise<RegExpExecArray>((done, fail) => {
    const stopWaiting = (reason: string): void => {
      fail(new Error(`${args.join(' ')} ${reason}\n${output}`.trim()))
    }
    const timer = setTimeout(() => stopWaiting(`was not ready within ${limitMs / 1000} s.`), limitMs)
    const read = (chunk: Buffer): void => {
      // Only the beginning is of interest. The rest is read because the child would wait otherwise.
      if (output.length < 20_000) output += chunk.toString()
      const found = pattern.exec(output)
      if (!found) return
      clearTimeout(timer)
      done(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', (code) => {
      clearTimeout(timer)
      stopWaiting(`ended with code ${String(code)} before it was ready.`)
    })
  }).catch(async (error: unknown) => {
    await stopChild(child)
    throw error
  })
  return { match, stop: () => stopChild(child) }
}
