const eagerness = 'moderate'

/** When a pointer rests on a link, Chromium fetches its page ahead, and a product's page in full (decision 23). */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness }],
  prerender: [{ where: { href_matches: '/produkt/*' }, eagerness }],
})
