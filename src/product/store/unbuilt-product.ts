import { atom } from 'nanostores'
import { getProduct, getProducts } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient, type ApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { ARTWORK_PLANS } from '../../config/artwork-plans.ts'
import type { PlannedCategory } from '../../catalogue/rules/made-to-order.ts'
import { toTextBlocks, type TextBlock } from '../../text/html-text.ts'
import type { ProductDetail } from '../../catalogue/rules/product.ts'

export type UnbuiltState =
  | { state: 'asking' }
  /** `description` is plain text, because this product's HTML was not sanitised. */
  | {
      state: 'found'
      product: ProductDetail
      description: readonly TextBlock[]
      /** Those categories of the artwork plans that contain it; `null` while unknown. */
      categories: readonly PlannedCategory[] | null
    }
  | { state: 'missing' }
  | { state: 'failed' }

export const $unbuiltProduct = atom<UnbuiltState>({ state: 'asking' })

/** No build has put the product into categories. So the API is asked for each category of the artwork plans. */
function findCategories(api: ApiClient, { id, code }: ProductDetail): Promise<PlannedCategory[]> {
  const slugs = [...new Set(ARTWORK_PLANS.flatMap(({ category }) => category ?? []))]
  return Promise.all(
    slugs.map(async (category) => {
      const { data } = await getProducts(api, {
        ...{ page: 1, count: 40, category, oldCategory: '', search: code },
        ...{ filters: {}, fixedAttributeIds: [], hasEmptyCategories: false },
      })
      return { slug: category, productIds: data.products.some((one) => one.id === id) ? [id] : [] }
    }),
  )
}

/** @param slug `null` for an address that cannot be a product's: then the API is not asked (rule 117) */
export async function fetchUnbuiltProduct(slug: string | null): Promise<void> {
  if (slug === null) {
    $unbuiltProduct.set({ state: 'missing' })
    return
  }
  $unbuiltProduct.set({ state: 'asking' })
  try {
    const api = createApiClient(API_URL, BROWSER_RETRY_POLICY)
    const product = await getProduct(api, { slug })
    if (!product) {
      $unbuiltProduct.set({ state: 'missing' })
      return
    }
    const description = toTextBlocks(product.descriptionHtml)
    $unbuiltProduct.set({ state: 'found', product, description, categories: null })
    const categories = await findCategories(api, product)
    $unbuiltProduct.set({ state: 'found', product, description, categories })
  } catch (error) {
    console.error('Error fetching data:', error)
    if ($unbuiltProduct.get().state !== 'found') $unbuiltProduct.set({ state: 'failed' })
  }
}
