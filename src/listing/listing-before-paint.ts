// Runs in the page itself, where the listing begins, before anything of it is painted.

/** The parameters of a listing's address (rule 201). The last that is present is written to `data-query`, for styles. */
const PARAMETERS = ['search', 'page', 'productsCount', 'sort', 'available', 'price', 'filters']

/** Hides the static grid of an address with a query; `canonicaliseAddress` shows it again where it is the result. */
export function markQuery({ dataset }: HTMLElement, search: string): void {
  const parameters = new URLSearchParams(search)
  for (const name of PARAMETERS) if (parameters.has(name)) dataset['query'] = name
}

const listing = document.currentScript?.parentElement
if (listing) markQuery(listing, location.search)
