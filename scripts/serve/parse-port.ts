/** Where the shop is served when PORT does not say otherwise. */
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
