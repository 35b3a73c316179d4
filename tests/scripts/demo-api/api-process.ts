import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process, { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'

/** A demo API in a process of its own, which can die. */
export interface ApiProcess {
  url: string
  /** What it has written to stderr so far. */
  complaints: () => string
  isAlive: () => boolean
  /** The bytes that it holds after garbage collection. */
  memory: () => Promise<number>
  /** Ends it by SIGKILL, about which it can do nothing. */
  kill: () => Promise<void>
}

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Starts the demo API on a database file, with more options if need be, and waits until it answers. */
export async function startApiProcess(db: string, ...options: string[]): Promise<ApiProcess> {
  const args = [
    '--expose-gc',
    '--import',
    script('./tell-memory.ts'),
    script('../../../scripts/demo-api/main.ts'),
  ]
  const child = spawn(execPath, [...args, '--port', '0', '--db', db, ...options], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const closed = once(child, 'close')
  // It must not outlive the tests, whatever becomes of them.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  void closed.then(() => process.off('exit', kill))
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaints += text))
  const url = await new Promise<string>((done, fail) => {
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const found = /^Demo API: (\S+)\n/m.exec(output)
      if (found?.[1]) done(found[1])
    })
    void closed.then(() => fail(new Error(`The demo API ended before it was ready. ${output}${complaints}`)))
  })
  return {
    url,
    complaints: () => complaints,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: async () => {
      const told = once(child, 'message') as Promise<[number]>
      child.send('memory')
      return (await told)[0]
    },
    kill: async () => {
      kill()
      await closed
    },
  }
}
