import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { parseBuildEnv } from './src/config/build-env.ts'

// Editors and `astro check` load this file without an API; `npm run build` refuses to.
const env = parseBuildEnv({ SHOP_API_URL: 'http://localhost:4400', ...process.env })
const FONT_FILES = './node_modules/@fontsource-variable/figtree/files'

/** Adds `client:intent`: an island that is downloaded when a shopper reaches for it. */
const intentDirective = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/islands/client-intent.ts' })
    },
  },
}

export default defineConfig({
  site: env.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  outDir: process.env.SHOP_OUT_DIR ?? './dist',
  integrations: [react(), intentDirective],
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-figtree',
      fallbacks: ['system-ui', 'sans-serif'],
      display: 'optional',
      options: {
        variants: [
          {
            src: [`${FONT_FILES}/figtree-latin-wght-normal.woff2`],
            weight: '300 900',
            style: 'normal',
            unicodeRange: ['U+0000-00FF', 'U+2000-206F', 'U+20AC', 'U+2122', 'U+2212'],
          },
          {
            src: [`${FONT_FILES}/figtree-latin-ext-wght-normal.woff2`],
            weight: '300 900',
            style: 'normal',
            unicodeRange: ['U+0100-02BA', 'U+1E00-1EFF'],
          },
        ],
      },
    },
  ],
  vite: {
    define: {
      'import.meta.env.SHOP_API_URL': JSON.stringify(env.apiUrl),
      'import.meta.env.SHOP_MEDIA_URL': JSON.stringify(env.mediaUrl),
    },
  },
})
