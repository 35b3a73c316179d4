import type { APIRoute } from 'astro'
import { readListingFiles } from '../catalogue/listing/listing-build.ts'
import { readSnapshot } from '../catalogue/snapshot.ts'
import { toSuggestionFile } from '../domain/listing/suggestions.ts'

/** What the header's search suggests from; `null` where listings ask the API (decision 7). */
export const GET: APIRoute = async () => {
  const [{ source }, { products }] = await Promise.all([readListingFiles(), readSnapshot()])
  return Response.json(source === 'static' ? toSuggestionFile(products) : null)
}
