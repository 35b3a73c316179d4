export const RETURN_FORM_TEXTS = {
  subject: 'Oznámenie spotrebiteľa o odstúpení od zmluvy uzavretej na diaľku',
  lead: 'Vyplňte a pošlite nám tento formulár, len ak si želáte odstúpiť od zmluvy. Oznámenie stačí odoslať do 14 dní od prevzatia tovaru.',
  to: 'Komu',
  statement: 'Týmto oznamujem, že odstupujem od zmluvy na tento tovar:',
  order: 'Objednávka a tovar',
  orderFields: [
    'Číslo objednávky',
    'Dátum objednania',
    'Dátum prevzatia',
    'Vrátený tovar: názov, veľkosť, farba, počet kusov',
    '',
    '',
    'Dôvod (nepovinné)',
  ],
  customer: 'Kupujúci',
  customerFields: ['Meno a priezvisko', 'Adresa', 'E-mail', 'Telefón'],
  refund: 'Vrátenie peňazí',
  refundHint:
    'Peniaze vrátime spôsobom, akým ste platili. Ak ste platili dobierkou alebo ich chcete dostať na účet, uveďte jeho číslo.',
  refundFields: ['Číslo účtu (IBAN)'],
  signature: 'Dátum a podpis',
  signatureFields: ['Dátum', 'Podpis (iba ak formulár posielate v listinnej podobe)'],
  notes: [
    'Tovar pošlite na uvedenú adresu do 14 dní od odstúpenia. Peniaze vrátime do 14 dní od doručenia tohto oznámenia, nie však skôr, ako tovar dostaneme alebo ako preukážete jeho odoslanie.',
    'Od zmluvy nie je možné odstúpiť, ak bol tovar vyrobený alebo potlačený podľa vášho želania.',
  ],
} as const
