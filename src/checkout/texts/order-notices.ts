import type { PendingOrder } from '../rules/order-attempts.ts'
import type { FailureReason, OrderNotice } from '../rules/form-state.ts'

/** The pages of a sent order and of one that failed. */
export const OUTCOME = {
  success: 'Objednávka bola odoslaná !',
  successHint: 'Ďakujeme za nákup.',
  orderNumber: 'Číslo objednávky',
  failure: 'Chyba pri odosielaní objednávky :/',
  /** A phone number follows. */
  failureHint:
    'Je nám ľúto, vytvorenie objednávky nebolo úspešné. V prípade záujmu o produkty nás kontaktujte telefonicky na',
  okSendsNothing: 'Tlačidlo OK nič neodošle, vráti vás k\u00A0vyplnenej objednávke.',
  ok: 'OK',
  backToShop: 'Späť do obchodu',
  print: 'Vytlačiť',
  /** The line that opens the receipt of the last order. */
  lastOrder: (orderNumber: string | null) =>
    `Objednávka ${orderNumber === null ? '' : `${orderNumber} `}bola odoslaná\u00A0– zobraziť ju`,
} as const

/** The failure page's known facts: its heading, and in detail; a phone number follows (rule 504). */
export const FAILURE_LEADS: Readonly<Record<FailureReason, { known: string; detail: string } | null>> = {
  refused: null,
  unknown: {
    known: 'Nevieme, či k nám objednávka dorazila',
    detail:
      'Potvrdenie neprišlo. Vyplnené údaje ostali a\u00A0tá istá objednávka sa nezapíše dvakrát, ak na nej nič nezmeníte. Kým potvrdenie nemáte, berte ju ako neprijatú. Overíte si ju na',
  },
  unkept: {
    known: 'Nevieme, či k nám objednávka dorazila',
    detail:
      'Potvrdenie neprišlo a\u00A0prehliadač si ju nezapamätal: odoslaná znova by sa mohla zapísať dvakrát. Stránku neobnovujte ani nezatvárajte, kým si neoveríte, či ju máme, na',
  },
  busy: {
    known: 'Objednávku práve odosiela iná karta prehliadača',
    detail:
      'Z\u00A0tejto sme nič neodoslali. Výsledok uvidíte v\u00A0tamtej karte. Ak ste ju už zatvorili, objednávka odtiaľto neprešla. Overíte si ju na',
  },
}

/** The form's notice after an attempt to send; `null` for none, or where the form has another one for it. */
const NOTICES: Readonly<Record<OrderNotice, ((phone: string) => string) | null>> = {
  changes: null,
  unsent: null,
  /** A list follows. */
  outdated: () =>
    'Objednávku sme neodoslali, lebo sa medzitým zmenila. Skontrolujte, prosím, čo je v\u00A0nej teraz:',
  refused: (phone) =>
    `Obchod objednávku neprijal. Ak sa nižšie nič nezmenilo, skúste inú dopravu alebo platbu, alebo nám zavolajte na\u00A0${phone}.`,
  point: () =>
    'Objednávku sme neodoslali: vybrané výdajné miesto už dopravca neponúka. Vyberte, prosím, iné.',
  moved: () =>
    'Objednávku sme neodoslali: vybrané výdajné miesto má nový názov, adresu alebo hodiny. Skontrolujte ho, prosím, a\u00A0odošlite ju znova.',
  renumbered: () =>
    'Objednávku sme neodoslali: medzitým sme zmenili zoznam dopráv alebo platieb. Skontrolujte, prosím, či je vybratá tá vaša, a\u00A0odošlite ju znova.',
  unkept: () =>
    'Objednávku sme ešte neodoslali: prehliadač si ju nedokáže zapamätať. Odošlite ju znova a kým sa nedozviete výsledok, stránku neobnovujte ani nezatvárajte.',
  earlier: (phone) =>
    `Nevieme, či k nám dorazila vaša predchádzajúca objednávka. Overte si to, prosím, telefonicky na ${phone}.`,
}

/** @param isChangedElsewhere whether another tab has changed the order while the form is open; a list of it follows */
export function noticeText(
  notice: OrderNotice | null,
  isChangedElsewhere: boolean,
  phone: string,
): string | null {
  const text = notice && NOTICES[notice]
  if (text) return text(phone)
  return isChangedElsewhere
    ? 'V\u00A0inej karte prehliadača ste objednávku zmenili. Teraz je v\u00A0nej:'
    : null
}

/** The note beside the button when this or another order was sent before, with unknown outcome (rule 509). */
export const PENDING_NOTES: Readonly<Record<PendingOrder, string | null>> = {
  none: null,
  same: 'Túto objednávku ste už odoslali a nevieme, či k nám dorazila. Pokojne ju odošlite znova: nezapíše sa dvakrát.',
  changed:
    'Zmenili ste objednávku, o ktorej nevieme, či k nám dorazila. Ak ju odošlete, môže ísť o druhú objednávku.',
}
