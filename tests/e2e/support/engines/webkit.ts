import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import type { OpenProfile, Tab } from './engine.ts'
import { waitFor } from './hands.ts'
import { clickActions, isReady, type Session, startSession, typeKeys } from './webdriver.ts'

const START_MS = 60_000
const ENTER = '\uE007'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Starts a virtual screen, which ends with its last window. @returns its process and its name */
async function startScreen(xvfbPath: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(xvfbPath, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-terminate'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  return { screen, display: `:${number.toString().trim()}` }
}

/**
 * The windows of a session. A command goes to the window that was chosen last: each is run together with the choice of its
 * own window, one after the other.
 */
async function createWindows(session: Session) {
  // It stays open, because a session ends with its last window.
  const first = (await session.run('GET', '/window')) as string
  let chosen = first
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }

  async function choose(handle: string): Promise<void> {
    if (chosen !== handle) await session.run('POST', '/window', { handle })
    chosen = handle
  }

  async function closeChosen(): Promise<void> {
    await session.run('DELETE', '/window')
    await choose(first)
  }

  function toTab(handle: string): Tab {
    const inWindow = <T>(work: () => Promise<T>) =>
      inTurn(async () => {
        await choose(handle)
        return work()
      })
    return {
      evaluate: (work, arg) =>
        inWindow(async () => {
          const script = `return (${work.toString()})(...arguments)`
          return (await session.run('POST', '/execute/sync', { script, args: [arg] })) as never
        }),
      clickAt: (x, y, times) =>
        inWindow(async () => {
          await session.run('POST', '/actions', clickActions(x, y, times))
        }),
      type: (text) => inWindow(() => typeKeys(session, text)),
      pressEnter: () => inWindow(() => typeKeys(session, ENTER)),
      close: () => inWindow(closeChosen),
    }
  }

  return {
    open: () =>
      inTurn(async () => {
        const { handle } = (await session.run('POST', '/window/new', { type: 'window' })) as {
          handle: string
        }
        return toTab(handle)
      }),
    closeAll: () =>
      inTurn(async () => {
        const handles = (await session.run('GET', '/window/handles')) as string[]
        for (const handle of handles.filter((one) => one !== first)) {
          await choose(handle)
          await closeChosen()
        }
      }),
  }
}

/** WebKitGTK's MiniBrowser, one process a profile on a screen of its own, driven by plain WebDriver calls. */
export function webkitBy(driverPath: string, xvfbPath: string): OpenProfile {
  return async (origin) => {
    const { screen, display } = await startScreen(xvfbPath)
    const port = await freePort()
    const driver = spawn(driverPath, ['-p', String(port)], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display },
    })
    const end = () => {
      driver.kill()
      screen.kill()
    }
    process.once('exit', end)
    const address = `http://127.0.0.1:${port}`
    await waitFor('the driver of WebKit', () => isReady(address), START_MS)
    const session = await startSession(address, {})
    const windows = await createWindows(session)
    return {
      origin,
      openTab: windows.open,
      closeTabs: windows.closeAll,
      passTime: () => Promise.resolve(),
      // This engine does not report them.
      refusals: [],
      close: async () => {
        await session.run('DELETE', '')
        end()
        process.off('exit', end)
      },
    }
  }
}
