import { vi } from 'vitest'

interface ApiCall {
  action: string
  query: URLSearchParams
  form: FormData
}

type Answer = object | Promise<object>

const silence = () => new Promise<never>(() => undefined)
const fetchFile = window.fetch.bind(window)

export const api = vi.fn<(call: ApiCall) => Answer>(silence)

/** Replaces `fetch`: answers the API's calls and fetches all others. */
export async function answerApi(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { origin, searchParams } = new URL(request.url)
  if (origin !== import.meta.env.SHOP_API_URL) return fetchFile(request)
  const { signal } = request
  const form = request.method === 'POST' ? await request.formData() : new FormData()
  const action = searchParams.get('action') ?? (form.get('action') as string)
  const ended = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error))
  })
  const answer = await Promise.race([api({ action, query: searchParams, form }), ended])
  return answer instanceof Response ? answer : Response.json(answer)
}
