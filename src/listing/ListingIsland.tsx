import { IntentIsland } from '../islands/IntentIsland.tsx'
import { ListingResults } from './ListingResults.tsx'
import { ListingTools } from './ListingTools.tsx'
import type { ListingData } from './store/listing-view.ts'

/** The island before the static grid. */
export function ToolsIsland(data: ListingData) {
  return (
    <IntentIsland>
      <ListingTools {...data} />
    </IntentIsland>
  )
}

/** The island after the static grid. */
export function ResultsIsland(data: ListingData) {
  return (
    <IntentIsland>
      <ListingResults {...data} />
    </IntentIsland>
  )
}
