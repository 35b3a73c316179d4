// Not in limits.ts, because every page loads this and would load all of that.
/** Quantity of a product or a cart line (rule 109). */
export const QUANTITY = { min: 1, max: 99, initial: 1 } as const
