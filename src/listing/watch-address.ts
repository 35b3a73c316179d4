const { pathname } = location

/** Where the parser cannot be fetched, the island is woken: hydrated, it follows the address by itself. */
const follow = () => {
  const island = document.querySelector('.listing astro-island[ssr]')
  if (!island) return
  // A landing page writes its queries under the category's address. After a reload there, Back to the landing page only
  // changes the address, so its HTML has to be loaded. A hydrated listing tells such entries apart (store/start.ts).
  if (location.pathname !== pathname) location.reload()
  else if (location.href.includes('?') || history.state)
    import('./listing-address.ts').then(
      ({ canonicaliseAddress }) => canonicaliseAddress(island),
      () => island.dispatchEvent(new Event('intent')),
    )
}

follow()
addEventListener('popstate', follow)
