/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly SHOP_API_URL: string
  readonly SHOP_MEDIA_URL: string
  readonly IMAGE_CDN: string
}

declare namespace Astro {
  interface ClientDirectives {
    'client:intent'?: import('./islands/client-intent.ts').IntentOptions
  }
}
