/**
 * Fetches the parser of a listing's address only where the address, or its history entry, has a query. Where the parser
 * cannot be fetched, the island is woken: hydrated, it follows the address by itself.
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
