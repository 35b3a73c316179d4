import { IntentIsland } from '../islands/IntentIsland.tsx'
import { ListingResults } from './ListingResults.tsx'
import { ListingTools } from './ListingTools.tsx'
import type { ListingData } from './store/listing-data.ts'

/** Before the page's own list. */
export function ToolsIsland(data: ListingData) {
  return (
    <IntentIsland>
      <ListingTools {...data} />
    </IntentIsland>
  )
}

/** After the page's own list. */
export function ResultsIsland(data: ListingData) {
  return (
    <IntentIsland>
      <ListingResults {...data} />
    </IntentIsland>
  )
}
