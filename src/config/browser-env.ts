import type { MediaHost } from '../domain/product/picture.ts'
import { WITHDRAWAL_SENT_PATH } from './checkout/withdrawal.ts'

/** Base of the shop's API as the build knew it; astro.config.mjs puts it into the browser's code. */
export const API_URL: string = import.meta.env.SHOP_API_URL

export const MEDIA_URL: string = import.meta.env.SHOP_MEDIA_URL

/** Where pictures that the build did not encode come from: the media host, through an image CDN if there is one. */
export const MEDIA_HOST: MediaHost = { mediaUrl: MEDIA_URL, imageCdn: import.meta.env.IMAGE_CDN }

const endpoint: string = import.meta.env.WITHDRAWAL_URL

/** Where withdrawals are sent: to WITHDRAWAL_URL, or to the shop itself, where Netlify takes them. */
export const WITHDRAWAL_ADDRESS = {
  address: endpoint || WITHDRAWAL_SENT_PATH,
  isNetlify: endpoint === '',
} as const
