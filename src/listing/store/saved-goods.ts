import { getProduct } from '../../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { API_URL } from '../../config/browser-env.ts'
import { PRODUCT_RULES } from '../../config/built-rules.ts'
import { QUANTITY } from '../../config/product-limits.ts'
import type { CartLine } from '../../cart/rules/cart.ts'
import { toCartLine } from '../../cart/rules/to-cart-line.ts'
import { addToCart } from '../../cart/store/cart-store.ts'
import { showAddedToast } from '../../cart/store/toasts-store.ts'
import { productChoices } from '../../catalogue/rules/product-choices.ts'
import type { ListedProduct } from '../../catalogue/rules/product.ts'
import { CUT_NAMES } from '../../catalogue/texts/product-words.ts'
import { loadProductIndex } from '../../product-index/store.ts'
import { onlyChoice } from '../../product/rules/only-choice.ts'

/** A kept product as it is today, or why there is none: it is gone, or nothing could be asked. */
export type SavedGood =
  | {
      product: ListedProduct
      /** Its line for the cart, where nothing is left to choose; else what is to be chosen first. */
      next: CartLine | 'size' | 'option' | 'soldOut'
    }
  | 'gone'
  | 'unknown'

/** @param canHavePrint true for goods on which a shopper may choose own print (rule 135) */
function toGood(product: ListedProduct, canHavePrint: boolean): SavedGood {
  const choices = productChoices(product, PRODUCT_RULES)
  if (choices.unavailable !== null) return { product, next: 'soldOut' }
  const choice = onlyChoice(choices)
  if (typeof choice === 'string') return { product, next: choice }
  if (canHavePrint) return { product, next: 'option' }
  return { product, next: toCartLine(product, { ...choice, count: QUANTITY.initial }, CUT_NAMES) }
}

/** Asks the API for a product that the index lacks: it may be newer than the last build, which knows what can be printed. */
async function askApi(pid: number): Promise<SavedGood> {
  try {
    const product = await getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { pid })
    return product ? toGood(product, true) : 'gone'
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
      return row ? toGood(row, index?.printed?.ids.includes(id) === true) : askApi(id)
    }),
  )
}

/** Puts one piece into the cart and says so, as a product's page does: also that there is no room for more. */
export function buy(line: CartLine): void {
  showAddedToast({ ...line, count: addToCart(line) })
}
