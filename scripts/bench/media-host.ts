import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drawPicture } from '../demo-api/pictures/draw-picture.ts'

/** A media host that runs. */
export interface MediaHost {
  /** Where it answers, such as `http://127.0.0.1:4401`. */
  url: string
  /** From now on it gives one picture for all. */
  giveOneForAll: () => void
  close: () => Promise<void>
}

/**
 * Starts a media host for a shop that is measured. The demo API draws its pictures when they are asked for: a build may
 * have them, but nothing may be drawn while the shop is measured.
 * @param source the API whose pictures it gives until it is told otherwise; none gives one for all from the beginning
 */
export async function startMediaHost(source?: string): Promise<MediaHost> {
  const picture = await drawPicture({ kind: 't-shirt', colour: 'navy', motif: 'tatras', view: 'front' }, 400)
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'max-age=31536000' }
  let from = source
  const server = createServer((request, response) => {
    // A redirect, not a copy: tags and dates are the API's.
    if (from) response.writeHead(302, { location: new URL(request.url ?? '/', from).href }).end()
    else response.writeHead(200, headers).end(picture)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    giveOneForAll: () => (from = undefined),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
