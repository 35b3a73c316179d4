import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** The shop's port without PORT. */
const DEFAULT_PORT = 4321

/**
 * Reads PORT; 0 takes any free port.
 * @throws {Error} with a sentence to print if it is no port
 */
export function parsePort(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (!(port <= 65_535)) throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`)
  return port
}

/** Opens a server to other devices. Without it, only this machine reaches it. */
const OPEN_OPTION = '--host'

export interface ListenOptions {
  /** 0 takes any free one. */
  port: number
  /** Whether other devices reach the server, too. */
  isOpen?: boolean
  /** The sentence that follows 'Port … is taken.'; `undefined`: any free port is then taken, and that is said. */
  advice: string | undefined
}

/**
 * Has a server listen on this machine alone, or on every address if it is open.
 * @returns the actual port
 * @throws {Error} with a sentence to print if the port is taken
 */
export async function listen(
  server: Server,
  { port, isOpen = false, advice }: ListenOptions,
): Promise<number> {
  server.listen(port, isOpen ? undefined : 'localhost')
  try {
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (advice !== undefined) throw new Error(`Port ${port} is taken. ${advice}`)
    console.log(`Port ${port} is taken, so another one is used.`)
    return listen(server, { port: 0, isOpen, advice })
  }
}

/** Says who reaches an open server. @param what what they see, such as 'the shop' */
export function announceOpen(what: string): void {
  console.log(`Open to the network by ${OPEN_OPTION}: everybody who reaches this machine sees ${what}.`)
}
