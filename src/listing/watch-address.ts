const { pathname } = location

const waiting = () => document.querySelectorAll('.listing astro-island[ssr]')
const wake = () => {
  for (const island of waiting()) island.dispatchEvent(new Event('intent'))
}

/** Follows the address. If its parser cannot be fetched, the islands are woken: they follow the address themselves. */
const follow = () => {
  // If one island is hydrated, the listing follows the address already (store/start-listing.ts).
  if (waiting().length < 2) return
  // A landing page writes its queries under the category's address. After a reload there, Back to the landing page only
  // changes the address, so the page is loaded here. A hydrated listing does this itself (store/start-listing.ts).
  if (location.pathname !== pathname) location.reload()
  else if (location.href.includes('?') || history.state)
    import('./listing-address.ts').then(({ canonicaliseAddress }) => canonicaliseAddress(wake), wake)
}

follow()
addEventListener('popstate', follow)
