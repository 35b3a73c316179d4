import { postWithdrawal, type WithdrawalOutcome } from '../api/post-withdrawal.ts'
import type { WithdrawalTaker } from '../config/browser-env.ts'
import { WITHDRAWAL_TIMEOUT_MS } from '../config/withdrawal-limits.ts'
import { randomUuid } from '../storage/random-uuid.ts'

let lastFields = ''
let lastReference = ''

/** The reference of a withdrawal. The same fields get the same reference, so that a repeat is recognised. */
export function referenceOf(fields: string): string {
  if (fields !== lastFields) lastReference = randomUuid()
  lastFields = fields
  return lastReference
}

export function sendWithdrawal(taker: WithdrawalTaker, fields: URLSearchParams): Promise<WithdrawalOutcome> {
  return postWithdrawal(taker, fields, WITHDRAWAL_TIMEOUT_MS)
}
