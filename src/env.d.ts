/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly SHOP_API_URL: string
  readonly SHOP_MEDIA_URL: string
  readonly IMAGE_CDN: string
  readonly WITHDRAWAL_URL: string
}
