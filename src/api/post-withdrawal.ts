/** What became of a withdrawal that was sent. */
export type WithdrawalOutcome =
  | { type: 'accepted'; receivedAt: Date }
  /** There was a response, and it was not accepted. */
  | { type: 'refused' }
  /** Nobody knows whether it arrived. */
  | { type: 'unknown' }

/** Sends a withdrawal once, as the form does without script (src/api/README.md, 'Withdrawal'). Never throws. */
export async function postWithdrawal(
  address: string,
  fields: URLSearchParams,
  timeoutMs: number,
): Promise<WithdrawalOutcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: fields,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return { type: 'accepted', receivedAt: receivedAt(response) }
    return { type: response.status < 500 ? 'refused' : 'unknown' }
  } catch {
    return { type: 'unknown' }
  }
}

/** The time by the receiver's clock, if this page may read it, otherwise by the browser's. */
function receivedAt({ headers }: Response): Date {
  const date = new Date(headers.get('date') ?? '')
  return Number.isNaN(date.getTime()) ? new Date() : date
}
