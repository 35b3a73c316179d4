import { atom } from 'nanostores'
import { fetchListingIndex } from '../../api/listing-index.ts'
import { LISTING_INDEX_ADDRESS, type ListingRow } from '../../catalogue/rules/product.ts'

/** The shop's products; none until they are asked for, and where the API answers listings (decision 7). */
export const $fillUpRows = atom<readonly ListingRow[]>([])

/** Fetches the products, once. After a failure the next call tries again. */
export async function loadFillUpRows(): Promise<void> {
  if ($fillUpRows.get().length > 0) return
  try {
    const index = await fetchListingIndex<{ products: readonly ListingRow[] }>(LISTING_INDEX_ADDRESS)
    $fillUpRows.set(index?.products ?? [])
  } catch (error) {
    console.warn(error)
  }
}
