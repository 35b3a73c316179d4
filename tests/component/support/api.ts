/** The shop's API, as a test has it answer. */
import { vi } from 'vitest'

export interface ApiCall {
  /** `post` of an order; else what `action` says, as `get_product`. */
  action: string
  query: URLSearchParams
  /** What was sent with it. */
  body: string
}

/** What an API answers: JSON, or whatever response a test makes. */
type Answer = object | Promise<object>

const silence = () => new Promise<never>(() => undefined)
const fetchFile = window.fetch.bind(window)

/** Takes each call to the API; a test says what it answers, and reads what it was asked. Until then it is silent. */
export const api = vi.fn<(call: ApiCall) => Answer>(silence)

/** Stands in for `fetch`: what is not the API's is fetched. */
export async function answerApi(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { origin, pathname, searchParams } = new URL(request.url)
  if (origin !== import.meta.env.SHOP_API_URL) return fetchFile(request)
  const action = searchParams.get('action') ?? pathname.replace(/^.*\//, '')
  const answer = await api({ action, query: searchParams, body: await request.text() })
  return answer instanceof Response ? answer : Response.json(answer)
}
