import { isEmail } from '../../text/email.ts'

export interface WithdrawalFields {
  name: string
  orderNumber: string
  email: string
  /** The goods that are returned; '' for all. */
  items: string
}

export const WITHDRAWAL_REQUIRED = ['name', 'orderNumber', 'email'] as const
export type WithdrawalFault = (typeof WITHDRAWAL_REQUIRED)[number]

export function withdrawalFaults(withdrawal: WithdrawalFields): WithdrawalFault[] {
  return WITHDRAWAL_REQUIRED.filter((field) => {
    const text = withdrawal[field].trim()
    return field === 'email' ? !isEmail(text) : text === ''
  })
}
