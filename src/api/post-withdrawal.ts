/** What became of a withdrawal that was sent. */
export type WithdrawalOutcome =
  | { type: 'accepted'; receivedAt: Date }
  /** Somebody answered and did not take it. */
  | { type: 'refused' }
  /** Nobody knows whether it arrived. */
  | { type: 'unknown' }

/**
 * Sends a withdrawal once, as a form of a page without script does (src/api/README.md, 'Withdrawal'). Never throws and never
 * repeats.
 * @param address of the form
 * @param timeoutMs the wait for an answer, in milliseconds
 */
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

/** By the clock of whoever received it, where that may be read; by this browser's otherwise. */
function receivedAt({ headers }: Response): Date {
  const date = new Date(headers.get('date') ?? '')
  return Number.isNaN(date.getTime()) ? new Date() : date
}
