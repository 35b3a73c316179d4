import type { APIRoute } from 'astro'
import { readPagesData } from '../catalogue/pages-data.ts'
import { toSuggestionFile } from '../domain/listing/suggestions.ts'

/** What the header's search suggests from; `null` where listings ask the API (decision 7). */
export const GET: APIRoute = async () => {
  const { catalogue, listings } = await readPagesData()
  return Response.json(listings.source === 'static' ? toSuggestionFile(catalogue.products) : null)
}
