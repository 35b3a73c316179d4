export const ERRORS = {
  /** English on purpose (rule 902). */
  pageNotFound: "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST.",
  /** Slovak. Without script, the address of an unknown product shows only this. */
  pageNotFoundHint:
    'Túto stránku sme nenašli. Možno sa presťahovala, alebo produkt, ktorý hľadáte, už nepredávame.',
  returnHome: 'Return Home Page',
  otherWays: 'Pozrite si, čo máme:',
  productAsked: 'Produkt',
  /** Exactly as specified (rule 115). */
  productNotFound: 'Je nám ľúto, produkt sme nenašli :/',
  title: 'Stránka sa nenašla',
} as const
