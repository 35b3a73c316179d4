import { WITHDRAWAL_SENT_PATH } from './checkout/withdrawal.ts'

const endpoint: string = import.meta.env.WITHDRAWAL_URL

/** Where withdrawals are sent: to WITHDRAWAL_URL, or to the shop itself, where Netlify takes them. */
export const WITHDRAWAL_ADDRESS = {
  address: endpoint || WITHDRAWAL_SENT_PATH,
  isNetlify: endpoint === '',
} as const
