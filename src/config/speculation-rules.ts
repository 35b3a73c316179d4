/** All pages but those that ask the API by themselves, and whose content follows their query or their number. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/cart', '/checkout', '/*\\?(.+)', '/produkty/*/strana-*'] } },
    { not: { selector_matches: '[download]' } },
  ],
}

/** What a browser may fetch ahead (decision 23), as the text that the content security policy knows by its hash. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/produkt/*' }, eagerness: 'moderate' }],
})

/** The name of the one Trusted Types policy, which makes these rules and nothing else. */
export const SPECULATION_POLICY = 'ahead'
