// Runs in the page itself, where the listing begins, before anything of it is painted.

/** What an address may ask of a listing (rule 201); the last that is there names the kind of question for the styles. */
const PARAMETERS = ['search', 'page', 'productsCount', 'sort', 'available', 'price', 'filters']

/**
 * Marks a listing whose address asks something: it shows the answer only, never first the static grid. What was marked
 * without need is taken back by `followAddress`.
 * @param search the address's query string
 */
export function markAsked({ dataset }: HTMLElement, search: string): void {
  const asked = new URLSearchParams(search)
  for (const name of PARAMETERS) if (asked.has(name)) dataset['asked'] = name
}

const listing = document.currentScript?.parentElement
if (listing) markAsked(listing, location.search)

const { pathname } = location
// After a reload the entries of the page before are this document's: what they show is in that page's HTML. A listing that
// is up tells its own entries apart (stores/listing/start.ts).
addEventListener('popstate', () => {
  if (location.pathname !== pathname && listing?.querySelector('astro-island[ssr]')) location.reload()
})
