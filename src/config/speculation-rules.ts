const eagerness = 'moderate'

/** What Chromium may fetch ahead (decision 23): any page, once a pointer rests on its link, and a product's in full. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness }],
  prerender: [{ where: { href_matches: '/produkt/*' }, eagerness }],
})
