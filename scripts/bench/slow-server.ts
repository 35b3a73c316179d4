import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startStaticServer, type StaticServer } from '../serve/static-server.ts'
import { SLOW_4G } from './slow-phone.ts'

const BYTES_A_MS = SLOW_4G.downBytesPerSecond / 1000
const PIECE_BYTES = 4096

/** Where pages of a bench tell their figures. */
export const FIGURES_PATH = '/figures'

/** A slow server, to which pages tell their figures. */
export interface SlowServer extends StaticServer {
  /** The next figures that a page tells, as the query of an address: at once and at no cost to the line. */
  nextFigures: () => Promise<URLSearchParams>
}

/**
 * Serves a folder as the static server does, as slowly as a phone gets it: browsers slow down their own network, but not
 * what they fetch ahead. One line for everything; each answer waits a round trip first.
 */
export async function startSlowServer(dir: string): Promise<SlowServer> {
  const fast = await startStaticServer({ dir, port: 0 })
  /** When the line has sent all that was given to it, on the clock of `performance`. */
  let freeAt = 0
  const sendPiece = async (piece: Buffer) => {
    freeAt = Math.max(freeAt, performance.now()) + piece.length / BYTES_A_MS
    await wait(freeAt - performance.now())
  }

  let tell: (figures: URLSearchParams) => void = () => undefined
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    if (url?.startsWith(FIGURES_PATH)) {
      outgoing.end()
      tell(new URL(url, fast.url).searchParams)
      return
    }
    const asked = send(new URL(url ?? '/', fast.url), { method, headers }, (answer) => {
      const pass = async () => {
        await wait(SLOW_4G.roundTripMs)
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        outgoing.flushHeaders()
        for await (const chunk of answer as AsyncIterable<Buffer>)
          for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
            const piece = chunk.subarray(from, from + PIECE_BYTES)
            await sendPiece(piece)
            outgoing.write(piece)
          }
        outgoing.end()
      }
      pass().catch(() => outgoing.destroy())
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  await new Promise<void>((done) => server.listen(0, done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    nextFigures: () => new Promise((done) => (tell = done)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await fast.close()
    },
  }
}
