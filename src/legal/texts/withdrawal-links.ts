/** The printed form for withdrawing from the contract: its name, and the address at which a build puts it. */
export const RETURN_FORM = {
  title: 'Formulár na odstúpenie od zmluvy',
  inSentence: 'formulár na odstúpenie od zmluvy',
  path: '/formular-na-odstupenie-od-zmluvy.pdf',
} as const

/** The link to the page of a withdrawal from the contract, in the words of the law (rule 920). */
export const WITHDRAW_LINK = { path: '/odstupenie-od-zmluvy', text: 'Odstúpiť od zmluvy tu' } as const

/** The end of its address where a receipt leads there, from which it is filled in. */
export const FROM_RECEIPT = '#z-objednavky'
