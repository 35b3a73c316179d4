/**
 * Fetches what reads a listing's address only where it, or its entry of the history, says something. Once it is awake the
 * listing follows by itself; and it reads the address itself where that code does not come.
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
