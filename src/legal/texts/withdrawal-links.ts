/** The printable form for a withdrawal: its names, and the address at which the build puts it. */
export const RETURN_FORM = {
  title: 'Formulár na odstúpenie od zmluvy',
  inSentence: 'formulár na odstúpenie od zmluvy',
  path: '/formular-na-odstupenie-od-zmluvy.pdf',
} as const

/** The link to the page of withdrawals, in the words of the law. */
export const WITHDRAW_LINK = { path: '/odstupenie-od-zmluvy', text: 'Odstúpiť od zmluvy tu' } as const

/** The fragment of that address when a receipt leads there. The form is then filled in from the receipt. */
export const FROM_RECEIPT = '#z-objednavky'
