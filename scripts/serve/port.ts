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

/**
 * Has a server listen at a port; 0 takes any free one.
 * @param advice the sentence that follows 'Port … is taken.'
 * @returns the actual port
 * @throws {Error} with a sentence to print if the port is taken
 */
export function listen(server: Server, port: number, advice: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. ${advice}`) : error),
    )
    server.listen(port, () => done((server.address() as AddressInfo).port))
  })
}
