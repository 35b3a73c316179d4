/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly SHOP_API_URL: string
  readonly SHOP_MEDIA_URL: string
  readonly IMAGE_CDN: string
  readonly WITHDRAWAL_URL: string
  /** True in a build of Netlify's, which takes forms. */
  readonly NETLIFY: boolean
  /** True where badges of discounts are shown that no previous price proves. */
  readonly SHOW_UNPROVEN_DISCOUNTS?: boolean
}

/** A module as the text of an inline script (scripts/astro/inline-modules.ts). */
declare module '*?inline-script' {
  const code: string
  // A module has one text.
  export default code
}
