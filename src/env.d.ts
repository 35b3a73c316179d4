/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly SHOP_API_URL: string
  readonly SHOP_MEDIA_URL: string
  readonly IMAGE_CDN: string
  readonly WITHDRAWAL_URL: string
  /** True when Netlify builds the shop, whose forms then take withdrawals. */
  readonly NETLIFY: boolean
  /** True where the badge of a discount is shown without a previous price. */
  readonly SHOW_UNPROVEN_DISCOUNTS?: boolean
  /** The sizes of the API's settings. Tests have none. */
  readonly SIZE_LABELS?: readonly (readonly [tag: string, label: string])[]
}

/** A module as the text of an inline script (scripts/astro/plugins.ts). */
declare module '*?inline-script' {
  const code: string
  // A module has one text.
  export default code
}
