/** Base of the shop's API as the build knew it; astro.config.mjs puts it into the browser's code. */
export const API_URL: string = import.meta.env.SHOP_API_URL

/** Base of the pictures as the build knew it. */
export const MEDIA_URL: string = import.meta.env.SHOP_MEDIA_URL
