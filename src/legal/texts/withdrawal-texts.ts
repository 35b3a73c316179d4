import type { WithdrawalFields, WithdrawalFault } from '../rules/withdrawal.ts'

/** Words of the page on which a consumer withdraws, which its script needs, too. */
export const WITHDRAWAL = {
  name: 'Meno a priezvisko',
  orderNumber: 'Číslo objednávky',
  email: 'E-mail',
  statement: 'Oznamujem, že odstupujem od zmluvy na tovar z tejto objednávky.',
  confirm: 'Potvrdiť odstúpenie od zmluvy',
  sending: 'Odosielame…',
  doneTitle: 'Vaše odstúpenie od zmluvy sme prijali',
  savedTo: (file: string) => `Uložené do\u00A0súboru ${file}.`,
} as const

/** All other words of that page, which only the build needs. */
export const WITHDRAWAL_PAGE = {
  title: 'Odstúpenie od zmluvy',
  titleMore: [' do 14 dní'],
  description: 'Ako do 14 dní od prevzatia tovaru odstúpiť od zmluvy bez registrácie a bez uvedenia dôvodu.',
  lead: 'Od zmluvy môžete odstúpiť do 14 dní od prevzatia tovaru bez uvedenia dôvodu.',
  leadOnline: 'Stačí vyplniť tri údaje a potvrdiť ich.',
  leadByContact:
    'Stačí nám zavolať alebo napísať: povedzte svoje meno, číslo objednávky a že od zmluvy odstupujete. Alebo nám pošlite vyplnený formulár.',
  exempt:
    'Od zmluvy sa nedá odstúpiť, ak sme tovar vyrobili alebo potlačili podľa vášho želania, napríklad s vašou fotografiou, textom, menom alebo logom.',
  moreOnReturns: 'Kam tovar poslať a kedy dostanete peniaze späť',
  paper: 'Radšej na papieri?',
  orderNumberHint: 'Zobrazilo sa po odoslaní objednávky a je na faktúre.',
  emailHint: 'Na túto adresu sa vám ozveme.',
  items: 'Ktorý tovar vraciate (nepovinné)',
  itemsHint: 'Nechajte prázdne, ak odstupujete od celej objednávky.',
  honeypot: 'Toto pole nevypĺňajte',
  toReview: 'Pokračovať na kontrolu',
  reviewTitle: 'Skontrolujte svoje odstúpenie',
  back: 'Upraviť údaje',
  doneLead: 'Toto je potvrdenie o prijatí. Uložte si ho alebo vytlačte.',
  doneByEmail: 'Pošleme vám ho aj e-mailom.',
  download: 'Stiahnuť potvrdenie',
  print: 'Vytlačiť potvrdenie',
  next: 'Čo ďalej: ako a kam tovar poslať',
  contact: 'Ozvať sa nám môžete aj telefonicky alebo e-mailom:',
} as const

/** The page after the form was sent without script. Anybody can open it, so its texts fit both cases. */
export const WITHDRAWAL_SENT = {
  title: 'Po odoslaní odstúpenia',
  lead: 'Ak ste sem prišli hneď po odoslaní formulára, vaše odstúpenie od zmluvy sme prijali. Uložte si túto stránku alebo ju vytlačte.',
  otherwise: 'Ak ste túto adresu otvorili inak, nič ste tým neodoslali.',
  nothing: 'Touto stránkou ste nič neodoslali: odstúpenie prijímame telefonicky, e-mailom alebo na papieri.',
  back: 'Ako a kam tovar poslať',
} as const

export const WITHDRAWAL_FAULTS: Record<WithdrawalFault, string> = {
  name: 'Napíšte svoje meno a priezvisko.',
  orderNumber: 'Napíšte číslo objednávky.',
  email: 'E-mail má tvar meno@example.sk.',
}

/** Why a withdrawal was not confirmed. The typed data stay in the form. The first sentence is the page's title. */
export const WITHDRAWAL_TROUBLE = {
  refused: 'Odstúpenie sa nepodarilo odoslať. Skúste to znova, alebo nám zavolajte či napíšte.',
  unknown:
    'Nevieme, či nám odstúpenie prišlo. Potvrďte ho, prosím, znova: to isté odstúpenie poslané dvakrát neprekáža.',
} as const

const WHOLE_ORDER = 'celá objednávka'
const ROW_NAMES = { items: 'Tovar', receivedAt: 'Prijaté', reference: 'Číslo potvrdenia' } as const

export type WithdrawalRows = readonly (readonly [name: string, value: string])[]

export function withdrawalRows({ name, orderNumber, email, items }: WithdrawalFields): [string, string][] {
  return [
    [WITHDRAWAL.name, name],
    [WITHDRAWAL.orderNumber, orderNumber],
    [WITHDRAWAL.email, email],
    [ROW_NAMES.items, items || WHOLE_ORDER],
  ]
}

export function receivedRows(receivedAt: Date, reference: string): [string, string][] {
  const time = new Intl.DateTimeFormat('sk-SK', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Bratislava',
  })
  return [
    [ROW_NAMES.receivedAt, time.format(receivedAt)],
    [ROW_NAMES.reference, reference],
  ]
}

/** The confirmation as a text file, with a line for each fact. @param shop its name and address */
export function confirmationText(rows: WithdrawalRows, shop: string): string {
  const lines = [
    ...[WITHDRAWAL.doneTitle, WITHDRAWAL.statement],
    ...rows.map(([name, value]) => `${name}: ${value}`),
    shop,
  ]
  return lines.map((line) => `${line.trim().replaceAll(/\s+/g, ' ')}\r\n`).join('')
}
