// Apart from limits.ts: every page's script has this, and would bring that along.
/** Quantity of a product or a cart line (rule 109). */
export const QUANTITY = { min: 1, max: 99, initial: 1 } as const
