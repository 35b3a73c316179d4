/**
 * Fetches the parser of a listing's address only where the address, or its entry of the history, has a query. The hydrated
 * listing follows its address by itself, so it is woken where the parser cannot be fetched.
 */
const follow = () => {
  const island = document.querySelector('.listing astro-island[ssr]')
  if (island && (location.href.includes('?') || history.state))
    import('./listing-address.ts').then(
      ({ followAddress }) => followAddress(island),
      () => island.dispatchEvent(new Event('intent')),
    )
}

follow()
addEventListener('popstate', follow)
