import { isEmail } from '../email.ts'

/** What somebody who withdraws from a contract says (rule 920). */
export interface Withdrawal {
  name: string
  orderNumber: string
  email: string
  /** Which goods; '' for all of them. */
  items: string
}

/** What has to be said, in the order in which it is asked for. */
export const WITHDRAWAL_REQUIRED = ['name', 'orderNumber', 'email'] as const
export type WithdrawalFault = (typeof WITHDRAWAL_REQUIRED)[number]

/** What keeps a withdrawal from being sent; the first one first. */
export function withdrawalFaults(withdrawal: Withdrawal): WithdrawalFault[] {
  return WITHDRAWAL_REQUIRED.filter((field) => {
    const text = withdrawal[field].trim()
    return field === 'email' ? !isEmail(text) : text === ''
  })
}
