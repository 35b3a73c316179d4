import type { Cut } from '../rules/product-choices.ts'

export const CUT_NAMES: Record<Cut, string> = {
  damsky_strih: 'dámsky',
  pansky_strih: 'pánsky',
  unisex_strih: 'unisex',
  detsky_strih: 'detský',
}
