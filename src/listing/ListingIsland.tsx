import { IntentIsland } from '../islands/IntentIsland.tsx'
import { ListingResults } from './ListingResults.tsx'
import { ListingTools } from './ListingTools.tsx'
import type { ListingProps } from './use-listing.tsx'

/** Before the page's own list. */
export function ToolsIsland(props: ListingProps) {
  return (
    <IntentIsland>
      <ListingTools {...props} />
    </IntentIsland>
  )
}

/** After the page's own list. */
export function ResultsIsland(props: ListingProps) {
  return (
    <IntentIsland>
      <ListingResults {...props} />
    </IntentIsland>
  )
}
