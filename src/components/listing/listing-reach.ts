/** Fetches what reads a listing's address only where it, or its entry of the history, says something. */
const listing = document.querySelector<HTMLElement>('.listing')

if (listing) {
  const follow = async () => {
    if (location.search || history.state) (await import('./listing-address.ts')).followAddress(listing)
  }
  void follow()
  addEventListener('popstate', () => void follow())
}
