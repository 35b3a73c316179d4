/** The slider of the newest products (spec section 2). */
export const NEWEST = {
  heading: 'Najnovšie pridané produkty',
  previous: 'Predchádzajúce produkty',
  next: 'Ďalšie produkty',
} as const
