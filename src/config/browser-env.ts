import type { MediaHost } from '../catalogue/rules/picture.ts'
import { WITHDRAWAL_SENT_PATH } from './withdrawal-limits.ts'

/** Base of the shop's API. astro.config.mjs puts it into the browser's code. */
export const API_URL: string = import.meta.env.SHOP_API_URL

export const MEDIA_URL: string = import.meta.env.SHOP_MEDIA_URL

/** The source of pictures that the build did not encode: the media host, through an image CDN if there is one. */
export const MEDIA_HOST: MediaHost = { mediaUrl: MEDIA_URL, imageCdn: import.meta.env.IMAGE_CDN }

const endpoint: string = import.meta.env.WITHDRAWAL_URL

/** The receiver of withdrawals from a contract. */
export interface WithdrawalTaker {
  address: string
  /** True for Netlify's forms, which answer with a page. Any other receiver answers with an id. */
  isNetlify: boolean
}

/** Takes withdrawals: the service at WITHDRAWAL_URL, else Netlify's forms if Netlify built the shop; `null` for nobody. */
export const WITHDRAWAL_TAKER: WithdrawalTaker | null = endpoint
  ? { address: endpoint, isNetlify: false }
  : import.meta.env.NETLIFY
    ? { address: WITHDRAWAL_SENT_PATH, isNetlify: true }
    : null
