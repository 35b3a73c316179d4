import * as v from 'valibot'
import { apiErrorSchema } from '../../src/api/schemas.ts'
import { loosen } from './loosen.ts'

type Status = 200 | 400 | 404 | 413 | 500
/** A response's parts; those that do not apply may be left out. */
type Body<TSchema extends v.GenericSchema> = v.InferInput<TSchema> & { error?: string }

/** Writes responses as the shop's API does: `{ data, meta, error }`, each checked before it leaves. */
export interface Responses {
  /** A response that the client reads with `schema`. One that it could not read becomes a 500 with the reason. */
  send: <const TSchema extends v.GenericSchema>(
    schema: TSchema,
    body: Body<TSchema>,
    status?: Status,
  ) => Response
  /** A response that says why there is no other. */
  fail: (error: string, status: Exclude<Status, 200>) => Response
}

/** @param isLoose whether responses are written in PHP's loose types */
export function createResponses(isLoose: boolean): Responses {
  let counter = 0

  function send(schema: v.GenericSchema, body: object, status: Status = 200): Response {
    const strict = { data: null, meta: null, error: null, ...body }
    const json = isLoose ? loosen(strict, counter++) : strict
    const check = v.safeParse(schema, json)
    if (check.success) return Response.json(json, { status })
    const [issue] = check.issues
    const reason = `The demo API made a response that the shop cannot read: ${v.getDotPath(issue) ?? ''} ${issue.message}`
    console.error(reason)
    return Response.json({ data: null, meta: null, error: reason }, { status: 500 })
  }
  return { send, fail: (error, status) => send(apiErrorSchema, { error }, status) }
}
