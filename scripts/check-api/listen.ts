import * as v from 'valibot'
import { boundedFetch } from '../pipeline/bounded-body.ts'
import { apiErrorSchema } from '../../src/api/schemas.ts'
import { createApiClient, type ApiClient } from '../../src/api/client.ts'
import { PULL_DEADLINE_MS } from '../pipeline/build-limits.ts'

/** The origin that these calls send, as a browser on a shop's page does. */
export const ORIGIN = 'https://shop.example'

/** Notes about the responses of an API, beside their data. */
export interface Heard {
  api: ApiClient
  calls: number
  /** The field `error` of the last response; '' for none. */
  error: string
  /** Messages of PHP before or after the JSON, each once, with file and line. */
  phpMessages: Set<string>
  /** Calls whose responses a browser may not read. */
  unreadable: Set<string>
}

const PHP_MESSAGE = /(?:notice|warning|deprecated|(?:fatal|parse) error): .{1,500}? on line \d+/gi

/** True for a response that a page of another origin may read. */
export function isReadable(response: Response): boolean {
  return ['*', ORIGIN].includes(response.headers.get('access-control-allow-origin') ?? '')
}

export function listenTo(url: string, timeoutMs: number): Heard {
  const listen: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('Origin', ORIGIN)
    heard.calls += 1
    heard.error = ''
    const response = await boundedFetch(request)
    const { searchParams, pathname } = new URL(request.url)
    // Only the build asks for other addresses, such as lists of pick-up points.
    if (request.url.startsWith(`${url}/v1/`) && !isReadable(response))
      heard.unreadable.add(searchParams.get('action') ?? pathname)
    const text = await response.clone().text()
    try {
      const said = v.safeParse(apiErrorSchema, JSON.parse(text))
      heard.error = said.success ? said.output.error : ''
    } catch {
      const printed = text
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .match(PHP_MESSAGE)
      for (const message of printed ?? []) heard.phpMessages.add(message)
    }
    return response
  }
  const heard: Heard = {
    api: createApiClient(
      url,
      { timeoutMs, totalTimeoutMs: timeoutMs, retries: 0, maxPauseMs: 0 },
      { signal: AbortSignal.timeout(PULL_DEADLINE_MS), fetch: listen },
    ),
    ...{ calls: 0, error: '', phpMessages: new Set<string>(), unreadable: new Set<string>() },
  }
  return heard
}
