/** Base of the shop's API as the build knew it; astro.config.mjs puts it into the browser's code. */
export const API_URL: string = import.meta.env.SHOP_API_URL
