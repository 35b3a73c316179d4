import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** Puts an `ETag` on answers, and answers 304 to whoever has the answer already. */
export type TagAnswers = (request: Request, answer: () => Response) => Promise<Response>

/**
 * Each address keeps its tag as long as nothing in the database has changed, so that most questions of a build are
 * answered without looking there.
 */
export function createAnswerTags(db: DatabaseSync): TagAnswers {
  const otherChanges = db.prepare('PRAGMA data_version')
  const ownChanges = db.prepare('SELECT total_changes() AS changes')
  const tags = new Map<string, string>()
  let seen = ''

  function forgetWhenChanged(): void {
    const state = `${String(otherChanges.get()?.['data_version'])} ${String(ownChanges.get()?.['changes'])}`
    if (state !== seen) tags.clear()
    seen = state
  }

  return async (request, answer) => {
    forgetWhenChanged()
    const asked = request.headers.get('If-None-Match')
    const unchanged = (etag: string) => new Response(null, { status: 304, headers: { ETag: etag } })
    const known = tags.get(request.url)
    if (known !== undefined && known === asked) return unchanged(known)
    const response = answer()
    if (!response.ok) return response
    const body = await response.text()
    const etag = known ?? `"${createHash('sha1').update(body).digest('base64url')}"`
    tags.set(request.url, etag)
    if (etag === asked) return unchanged(etag)
    return new Response(body, { headers: { 'Content-Type': 'application/json', ETag: etag } })
  }
}
