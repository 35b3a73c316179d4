/** Fetches what reads a listing's address only where it, or its entry of the history, says something. */
const listing = document.querySelector<HTMLElement>('.listing')

if (listing) {
  const follow = () => {
    if (location.search || history.state)
      void import('./listing-address.ts').then(({ followAddress }) => followAddress(listing))
  }
  follow()
  addEventListener('popstate', follow)
}
