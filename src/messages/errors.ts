/** Pages that say something went wrong. */
export const ERRORS = {
  /** The spec keeps this one in English (section 2). */
  pageNotFound: "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST.",
  /** The same for those who read Slovak only; without scripts it is all that an unknown product's address says. */
  pageNotFoundHint:
    'Túto stránku sme nenašli. Možno sa presťahovala, alebo produkt, ktorý hľadáte, už nepredávame.',
  returnHome: 'Return Home Page',
  otherWays: 'Pozrite si, čo máme:',
  /** While it is not known yet which product it is. */
  productAsked: 'Produkt',
  /** The spec's own words (section 2). */
  productNotFound: 'Je nám ľúto, produkt sme nenašli :/',
  title: 'Stránka sa nenašla',
} as const
