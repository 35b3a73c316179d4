const { pathname } = location

const waiting = () => document.querySelectorAll('.listing astro-island[ssr]')
const wake = () => {
  for (const island of waiting()) island.dispatchEvent(new Event('intent'))
}

/** Where the parser cannot be fetched, the islands are woken: hydrated, they follow the address by themselves. */
const follow = () => {
  // With one of them up the listing does so already (store/start.ts).
  if (waiting().length < 2) return
  // A landing page writes its queries under the category's address. After a reload there, Back to the landing page only
  // changes the address, so its HTML has to be loaded. A hydrated listing tells such entries apart.
  if (location.pathname !== pathname) location.reload()
  else if (location.href.includes('?') || history.state)
    import('./listing-address.ts').then(({ canonicaliseAddress }) => canonicaliseAddress(wake), wake)
}

follow()
addEventListener('popstate', follow)
