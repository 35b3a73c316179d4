/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly SHOP_API_URL: string
  readonly SHOP_MEDIA_URL: string
  readonly IMAGE_CDN: string
  readonly WITHDRAWAL_URL: string
}

/** Astro's runtime for islands, as a module (scripts/astro/island-runtime-later.ts). */
declare module 'astro-island'
