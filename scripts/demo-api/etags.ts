import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** Puts an `ETag` on a response, or makes it a 304 for a client that has it already. */
export type WithEtag = (request: Request, respond: () => Response) => Promise<Response>

/**
 * Each address keeps its ETag as long as nothing in the database has changed, so that most calls of a build need no query.
 */
export function createEtags(db: DatabaseSync): WithEtag {
  const otherChanges = db.prepare('PRAGMA data_version')
  const ownChanges = db.prepare('SELECT total_changes() AS changes')
  const etags = new Map<string, string>()
  let lastState = ''

  function forgetWhenChanged(): void {
    const state = `${String(otherChanges.get()?.['data_version'])} ${String(ownChanges.get()?.['changes'])}`
    if (state !== lastState) etags.clear()
    lastState = state
  }

  return async (request, respond) => {
    forgetWhenChanged()
    const sent = request.headers.get('If-None-Match')
    const unchanged = (etag: string) => new Response(null, { status: 304, headers: { ETag: etag } })
    const known = etags.get(request.url)
    if (known !== undefined && known === sent) return unchanged(known)
    const response = respond()
    if (!response.ok) return response
    const body = await response.text()
    const etag = known ?? `"${createHash('sha1').update(body).digest('base64url')}"`
    etags.set(request.url, etag)
    if (etag === sent) return unchanged(etag)
    return new Response(body, { headers: { 'Content-Type': 'application/json', ETag: etag } })
  }
}
