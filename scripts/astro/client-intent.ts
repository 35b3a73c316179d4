import type { AstroIntegration } from 'astro'

/** `client:intent`; what it does stands in its file. */
export const clientIntent: AstroIntegration = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/islands/client-intent.ts' }),
  },
}
