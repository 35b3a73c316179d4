import { ListingResults, type ListingResultsProps } from './ListingResults.tsx'
import { mount } from './mount.tsx'

/** Shows the listing's answers in `element`, beside the page's own list. */
export function mountListingResults(element: Element, props: ListingResultsProps): void {
  mount(element, <ListingResults {...props} />)
}
