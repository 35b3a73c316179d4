import { fontProviders } from 'astro/config'

/** The shop's one font. */
export const FONTS = [
  {
    provider: fontProviders.local(),
    name: 'Figtree',
    cssVariable: '--font-figtree',
    // Ours are of Arial's two weights (styles/font.css); Astro's one is regular, in headings too.
    fallbacks: ['Figtree Fallback', 'system-ui', 'sans-serif'],
    optimizedFallbacks: false,
    display: 'optional',
    // One file for all letters: of two, one may be late, and its letters another font's (scripts/font/).
    options: {
      variants: [{ src: ['./src/assets/fonts/figtree.woff2'], weight: '300 900', style: 'normal' }],
    },
  },
] as const
