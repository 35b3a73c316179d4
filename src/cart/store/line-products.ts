import { atom } from 'nanostores'
import type { Product } from '../../catalogue/rules/product.ts'
import { loadProductIndex } from '../../product-index/store.ts'
import { fetchProducts } from './fetch-products.ts'

/** By id: products from the API since the page opened; `null` for one that is gone. */
export const $freshProducts = atom<Readonly<Record<number, Product | null>>>({})

export function keepProduct(id: number, product: Product | null): void {
  $freshProducts.set({ ...$freshProducts.get(), [id]: product })
}

/** Asks index and API for a line's product and waits for both. Never throws. `$productIndex` and `$freshProducts` get it. */
export async function askLineProduct(id: number, signal: AbortSignal): Promise<void> {
  await Promise.all([loadProductIndex().catch(console.warn), fetchProducts([id], signal, keepProduct)])
}
