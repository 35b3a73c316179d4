import type { WithdrawalTaker } from '../config/browser-env.ts'

export type WithdrawalOutcome =
  | { type: 'accepted'; receivedAt: Date }
  /** There was a response, and it refuses the withdrawal. */
  | { type: 'refused' }
  /** Nobody knows whether the withdrawal arrived. */
  | { type: 'unknown' }

/** Whether a response is JSON with an id. Only an id proves that somebody received it: some hosts answer any request. */
async function hasId(response: Response): Promise<boolean> {
  const json: unknown = await response.json()
  const id = typeof json === 'object' && json && 'id' in json ? json.id : undefined
  return typeof id === 'number' || (typeof id === 'string' && id.trim() !== '')
}

/** Sends a withdrawal once, as the form does without script (src/api/README.md, 'Withdrawal'). Never throws. */
export async function postWithdrawal(
  { address, isNetlify }: WithdrawalTaker,
  fields: URLSearchParams,
  timeoutMs: number,
): Promise<WithdrawalOutcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: fields,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return { type: response.status < 500 ? 'refused' : 'unknown' }
    if (!isNetlify && !(await hasId(response))) return { type: 'unknown' }
    return { type: 'accepted', receivedAt: receivedAt(response) }
  } catch {
    return { type: 'unknown' }
  }
}

/** The time on the receiver's clock, if this page may read it; otherwise on the browser's. */
function receivedAt({ headers }: Response): Date {
  const date = new Date(headers.get('date') ?? '')
  return Number.isNaN(date.getTime()) ? new Date() : date
}
