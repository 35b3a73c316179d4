/** The products that a shopper has seen before (rule 123). */
export const RECENTLY_SEEN = {
  heading: 'Naposledy ste si pozreli',
} as const
