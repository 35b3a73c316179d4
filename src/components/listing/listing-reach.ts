/**
 * Fetches the parser of a listing's address only where the address, or its entry of the history, has a query. The hydrated
 * listing follows its address by itself, so it is woken where the parser cannot be fetched.
 */
const { pathname } = location

const follow = () => {
  const island = document.querySelector('.listing astro-island[ssr]')
  // After a reload the entries of the page before are this document's: what they show is in that page's HTML.
  if (island && location.pathname !== pathname) location.reload()
  else if (island && (location.href.includes('?') || history.state))
    import('./listing-address.ts').then(
      ({ followAddress }) => followAddress(island),
      () => island.dispatchEvent(new Event('intent')),
    )
}

follow()
addEventListener('popstate', follow)
