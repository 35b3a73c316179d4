/** Every word of the return form. Company data is in `src/config/shop/owner.ts`. */
import { SHOP } from '../../../src/config/shop/shop.ts'

/** A field of the form; the name is what a program that reads a filled form finds. */
export interface FormFieldText {
  name: string
  label: string
  /** What a screen reader and the mouse pointer say; the label unless given. */
  tooltip?: string
}

export const FORM_TEXTS = {
  keywords: 'odstúpenie od zmluvy, vrátenie tovaru',
  subject: 'Oznámenie spotrebiteľa o odstúpení od zmluvy uzavretej na diaľku',
  lead: 'Vyplňte a pošlite nám tento formulár, len ak si želáte odstúpiť od zmluvy. Oznámenie stačí odoslať do 14 dní od prevzatia tovaru.',
  to: 'Komu',
  recipient: [
    SHOP.company,
    `${SHOP.street}, ${SHOP.postalCode} ${SHOP.city}`,
    `${SHOP.email.label}, ${SHOP.phone.label}`,
  ],
  statement: 'Týmto oznamujem, že odstupujem od zmluvy na tento tovar:',
  order: 'Objednávka a tovar',
  customer: 'Kupujúci',
  refund: 'Vrátenie peňazí',
  refundHint:
    'Peniaze vrátime spôsobom, akým ste platili. Ak ste platili dobierkou alebo ich chcete dostať na účet, uveďte jeho číslo.',
  signatureTitle: 'Dátum a podpis',
  signature: 'Podpis (iba ak formulár posielate v listinnej podobe)',
  notes: [
    'Tovar pošlite na uvedenú adresu do 14 dní od odstúpenia. Peniaze vrátime do 14 dní od doručenia tohto oznámenia, nie však skôr, ako tovar dostaneme alebo ako preukážete jeho odoslanie.',
    'Od zmluvy nie je možné odstúpiť, ak bol tovar vyrobený alebo potlačený podľa vášho želania.',
  ],
} as const

/** Fields by the place where they stand. */
export const FORM_FIELDS = {
  orderNumber: { name: 'orderNumber', label: 'Číslo objednávky' },
  orderedOn: { name: 'orderedOn', label: 'Dátum objednania' },
  receivedOn: { name: 'receivedOn', label: 'Dátum prevzatia' },
  goods: {
    name: 'goods',
    label: 'Vrátený tovar: názov, veľkosť, farba, počet kusov',
  },
  reason: { name: 'reason', label: 'Dôvod (nepovinné)', tooltip: 'Dôvod vrátenia, nepovinné' },
  fullName: { name: 'fullName', label: 'Meno a priezvisko' },
  address: { name: 'address', label: 'Adresa', tooltip: 'Adresa: ulica, číslo, PSČ a mesto' },
  email: { name: 'email', label: 'E-mail' },
  phone: { name: 'phone', label: 'Telefón' },
  iban: { name: 'iban', label: 'Číslo účtu (IBAN)' },
  signedOn: { name: 'signedOn', label: 'Dátum', tooltip: 'Dátum vyplnenia formulára' },
} as const satisfies Record<string, FormFieldText>
