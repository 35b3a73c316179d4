/** Fetches what reads a listing's address only where it, or its entry of the history, says something. */
const listing = document.querySelector<HTMLElement>('.listing')

if (listing) {
  const follow = () => {
    // Once it is awake the listing follows by itself.
    if ((location.href.includes('?') || history.state) && listing.querySelector('[ssr]'))
      void import('./listing-address.ts').then(({ followAddress }) => followAddress(listing))
  }
  follow()
  addEventListener('popstate', follow)
}
