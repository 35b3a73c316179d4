import { atom } from 'nanostores'
import { getProduct } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { toTextBlocks, type TextBlock } from '../../text/html-text.ts'
import type { ProductDetail } from '../../catalogue/rules/product.ts'

export type UnbuiltState =
  | { state: 'asking' }
  /** `description` is plain text, because this product's HTML was not sanitised. */
  | { state: 'found'; product: ProductDetail; description: readonly TextBlock[] }
  | { state: 'missing' }
  | { state: 'failed' }

export const $unbuiltProduct = atom<UnbuiltState>({ state: 'asking' })

/** @param slug `null` for an address that cannot be a product's: then the API is not asked (rule 117) */
export async function fetchUnbuiltProduct(slug: string | null): Promise<void> {
  if (slug === null) {
    $unbuiltProduct.set({ state: 'missing' })
    return
  }
  $unbuiltProduct.set({ state: 'asking' })
  try {
    const product = await getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { slug })
    $unbuiltProduct.set(
      product
        ? { state: 'found', product, description: toTextBlocks(product.descriptionHtml) }
        : { state: 'missing' },
    )
  } catch (error) {
    console.error('Error fetching data:', error)
    $unbuiltProduct.set({ state: 'failed' })
  }
}
