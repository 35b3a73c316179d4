import type { AddressInfo, Server } from 'node:net'

/** The port of the shop unless PORT names another. */
const DEFAULT_PORT = 4321

/**
 * Reads PORT; 0 takes any free port.
 * @throws {Error} with a sentence for people when it is not a port
 */
export function parsePort(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (!(port <= 65_535)) throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`)
  return port
}

/**
 * Has a server listen at a port; 0 takes any free one.
 * @param advice what to do when another program has the port
 * @returns the port that it has
 * @throws {Error} with a sentence for people when the port is taken
 */
export function listen(server: Server, port: number, advice: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. ${advice}`) : error),
    )
    server.listen(port, () => done((server.address() as AddressInfo).port))
  })
}
