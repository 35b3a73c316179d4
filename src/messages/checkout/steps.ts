/** The buttons of a quantity. */
export const STEPS = {
  decrease: 'Znížiť množstvo',
  increase: 'Zvýšiť množstvo',
} as const
