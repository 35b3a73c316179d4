/** The slider of the newest products (rule 118). */
export const NEWEST = {
  heading: 'Najnovšie pridané produkty',
  previous: 'Predchádzajúce produkty',
  next: 'Ďalšie produkty',
} as const
