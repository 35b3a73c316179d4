/** All pages but those that ask the API by themselves, and whose content follows their query or their number. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/cart', '/checkout', '/*\\?(.+)', '/produkty/*/strana-*'] } },
    { not: { selector_matches: '[download]' } },
  ],
}

/** What a browser may fetch ahead (decision 23), in Chromium. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/produkt/*' }, eagerness: 'moderate' }],
})
