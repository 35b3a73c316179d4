import { getProduct } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { PRODUCT_RULES } from '../../config/built-rules.ts'
import { productChoices } from '../../catalogue/rules/product-choices.ts'
import type { CardProduct } from '../../catalogue/rules/product.ts'
import { loadProductIndex } from '../../product-index/store.ts'

/** A kept product as it is today: with its card's facts, 'gone', or 'unknown' where nothing could be asked. */
export type SavedGood = { product: CardProduct; canBeBought: boolean } | 'gone' | 'unknown'

/** Asks the API for a product that the index lacks: it may be newer than the last build. */
async function askApi(pid: number): Promise<SavedGood> {
  try {
    const product = await getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { pid })
    if (!product) return 'gone'
    return { product, canBeBought: productChoices(product, PRODUCT_RULES).unavailable === null }
  } catch (error) {
    console.warn(error)
    return 'unknown'
  }
}

/** @returns for each id the product with its price and availability of today, in the same order. It never throws. */
export async function findSaved(ids: readonly number[]): Promise<SavedGood[]> {
  const index = await loadProductIndex().catch(() => null)
  return Promise.all(
    ids.map(async (id) => {
      const row = index?.products.find((one) => one.id === id)
      return row ? { product: row, canBeBought: row.isAvailable } : askApi(id)
    }),
  )
}
