/** Plain WebDriver over HTTP: as much of it as webkit.ts needs. */

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

interface Reply {
  value: unknown
}

/** A session: a browser that was started by a driver. */
export interface Session {
  /** Runs a command of the session, such as `POST /url`. @throws {Error} with what the driver says */
  run: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as Reply
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value).slice(0, 300)}`)
  return value
}

/** Whether a driver at this address is ready to start a browser. */
export async function isReady(driver: string): Promise<boolean> {
  const status = (await send('GET', `${driver}/status`)) as { ready: boolean }
  return status.ready
}

/** Lets the driver start a browser. */
export async function startSession(driver: string, capabilities: object): Promise<Session> {
  const started = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = started as { sessionId: string }
  return { run: (method, path, body) => send(method, `${driver}/session/${sessionId}${path}`, body) }
}

/** What a mouse does to click at a point of the viewport, in CSS pixels. */
export function clickActions(x: number, y: number, times: number): object {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const actions = [
    { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
    ...Array.from({ length: times }, () => press).flat(),
  ]
  return { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] }
}

/** Sends keys to what has the focus. */
export async function typeKeys({ run }: Session, text: string): Promise<void> {
  const active = (await run('GET', '/element/active')) as Record<typeof ELEMENT, string>
  await run('POST', `/element/${active[ELEMENT]}/value`, { text })
}
