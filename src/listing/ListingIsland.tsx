import { asIsland } from '../islands/IntentIsland.tsx'
import { ListingResults } from './ListingResults.tsx'
import { ListingTools } from './ListingTools.tsx'

/** The island before the static grid. */
export const ToolsIsland = asIsland(ListingTools)

/** The island after the static grid. */
export const ResultsIsland = asIsland(ListingResults)
