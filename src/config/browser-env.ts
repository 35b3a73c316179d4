import type { MediaHost } from '../catalogue/rules/picture.ts'
import { WITHDRAWAL_SENT_PATH } from './withdrawal-limits.ts'

/** Base of the shop's API as the build knew it; astro.config.mjs puts it into the browser's code. */
export const API_URL: string = import.meta.env.SHOP_API_URL

export const MEDIA_URL: string = import.meta.env.SHOP_MEDIA_URL

/** Where pictures that the build did not encode come from: the media host, through an image CDN if there is one. */
export const MEDIA_HOST: MediaHost = { mediaUrl: MEDIA_URL, imageCdn: import.meta.env.IMAGE_CDN }

const endpoint: string = import.meta.env.WITHDRAWAL_URL

/** Who takes withdrawals from a contract, and where they are sent. */
export interface WithdrawalTaker {
  address: string
  /** Netlify's forms, whose answer is a page; anybody else answers with an id. */
  isNetlify: boolean
}

/** Withdrawals go to WITHDRAWAL_URL, else to Netlify's forms if Netlify built the shop; with `null` nobody takes them. */
export const WITHDRAWAL_TAKER: WithdrawalTaker | null = endpoint
  ? { address: endpoint, isNetlify: false }
  : import.meta.env.NETLIFY
    ? { address: WITHDRAWAL_SENT_PATH, isNetlify: true }
    : null
