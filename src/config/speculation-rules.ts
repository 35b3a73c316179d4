/** What Chromium may fetch ahead (decision 23): any page, as long as a pointer rests on its link, and a product's in full. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download]' } }] },
      eagerness: 'moderate',
    },
  ],
  prerender: [{ where: { href_matches: '/produkt/*' }, eagerness: 'moderate' }],
})
