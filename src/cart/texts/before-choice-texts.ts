// What is said about deliveries before one is chosen. The checkout does not need it.
/** The link to the page about delivery and payment (rule 926). */
export const DELIVERY_LINK = { path: '/doprava-a-platba', text: 'Doprava a platba' } as const

export const DELIVERY_DAYS = {
  title: 'Kedy to príde',
  transfer: 'Pri platbe prevodom počítame dni od prijatia platby.',
} as const

/** The link to the exchange of sizes on the page about returns. */
export const EXCHANGE_LINK = { path: '/vratenie-tovaru#vymena', text: 'Ako vymeniť veľkosť' } as const
