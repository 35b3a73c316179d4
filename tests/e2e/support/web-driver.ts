/** Drives Debian's WebKit in an invisible window by W3C WebDriver, without a package. */
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import { execa, type ResultPromise } from 'execa'

const LIMIT_MS = 60_000
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Sends a command of the session. @throws the driver's message if it refuses */
export type Send = (path: string, body?: Readonly<Record<string, unknown>> | null) => Promise<unknown>

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

function sender(base: string): Send {
  return async (path, body) => {
    const method = body === null ? 'DELETE' : body ? 'POST' : 'GET'
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
}

/** Starts WebKit. @returns functions that send commands to its session and end it */
export async function startWebKit(): Promise<{ send: Send; close: () => Promise<void> }> {
  const screen = execa('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  const programs: ResultPromise[] = [screen]
  const [display = ''] = await screen
    .iterable()
    [Symbol.asyncIterator]()
    .next()
    .then(({ value }) => [value as string])
  const port = await freePort()
  programs.push(execa('WebKitWebDriver', [`--port=${port}`], { env: { DISPLAY: `:${display}` } }))
  for (const program of programs) program.catch(() => undefined)
  const driver = sender(`http://127.0.0.1:${port}`)
  await expect(() => driver('/status')).toPass({ timeout: LIMIT_MS })
  const capabilities = { alwaysMatch: { unhandledPromptBehavior: 'accept' } }
  const { sessionId } = (await driver('/session', { capabilities })) as { sessionId: string }
  const send = sender(`http://127.0.0.1:${port}/session/${sessionId}`)
  return {
    send,
    close: async () => {
      await send('', null)
      for (const program of programs.reverse()) program.kill()
      await Promise.allSettled(programs)
    },
  }
}

/** Waits for an element. @returns the path of its commands */
async function elementAt(send: Send, path: string): Promise<string> {
  const found = (await send('/element', { using: 'xpath', value: path })) as Record<string, string>
  // The driver finds nothing to press below the window.
  await send('/execute/sync', { script: 'arguments[0].scrollIntoViewIfNeeded()', args: [found] })
  return `/element/${found[ELEMENT] ?? ''}`
}

/** Repeats a command until its element is there, visible and not covered. */
export async function withElement(send: Send, path: string, command: string, body = {}): Promise<void> {
  const act = async () => send((await elementAt(send, path)) + command, body)
  await expect(act).toPass({ timeout: LIMIT_MS })
}

/** Presses a point of the window. */
export async function pressPoint(send: Send, x: number, y: number): Promise<void> {
  const actions = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  await send('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
}
