import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** The connection over which a request came, for what an ordinary response cannot do. */
export interface Connection {
  /** Destroys the socket without a word; a browser sees a reused connection die, and may send the request again. */
  drop: () => Response
  /** Never answers; ends when the client goes away. */
  hang: () => Promise<Response>
  /** Sends the beginning of a body that is promised to be longer, then drops the connection or never goes on. */
  breakOff: (start: string, end: 'drop' | 'hang') => Response
  /** Waits, in milliseconds, whether or not the client does: an order once received is worked on. */
  wait: (delayMs: number) => Promise<void>
}

/** The connection of a request that came in through `@hono/node-server`. */
export function connectionOf({ incoming, outgoing }: HttpBindings): Connection {
  const { socket } = incoming
  const gone = () =>
    new Promise<void>((done) => {
      if (socket.destroyed) done()
      else socket.once('close', () => done())
    })
  return {
    drop: () => {
      socket.destroy()
      return RESPONSE_ALREADY_SENT
    },
    hang: async () => {
      await gone()
      return RESPONSE_ALREADY_SENT
    },
    breakOff: (start, end) => {
      outgoing.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(start) + 1000,
        'Access-Control-Allow-Origin': '*',
      })
      // Dropped only once it has been written, so that the client has read a part.
      outgoing.write(start, () => end === 'drop' && socket.destroy())
      return RESPONSE_ALREADY_SENT
    },
    wait: (delayMs) => pause(delayMs),
  }
}
