// Runs in the page itself, where the listing begins, before anything of it is painted.

/** The parameters of a listing's address (rule 201). The last that is present is written to `data-query`, for styles. */
const PARAMETERS = ['search', 'page', 'productsCount', 'sort', 'available', 'price', 'filters']

/**
 * Marks a listing whose address has a query, so that its static grid is not shown before the result. `followAddress`
 * takes the mark back where the static grid is the result.
 * @param search the address's query string
 */
export function markQuery({ dataset }: HTMLElement, search: string): void {
  const parameters = new URLSearchParams(search)
  for (const name of PARAMETERS) if (parameters.has(name)) dataset['query'] = name
}

const listing = document.currentScript?.parentElement
if (listing) markQuery(listing, location.search)
