import type { StoredKey } from '../../storage/stored-keys.ts'

interface StoredText {
  what: string
  until: string
  /** True for values in session storage; all others are in local storage. */
  isOneTabOnly?: true
}

export const STORED_TEXTS: Readonly<Record<StoredKey, StoredText>> = {
  agreedCosts: {
    what: 'Odtlačok zmenených cien dopravy a platby, o ktorých viete.',
    until: 'do odoslania objednávky',
  },
  cart: {
    what: 'Obsah košíka: názov, cena, obrázok, veľkosť, strih, farba a počet kusov tovaru.',
    until: 'do odoslania objednávky alebo do vyprázdnenia košíka',
  },
  chosenDelivery: { what: 'Vybraný spôsob dopravy.', until: 'do odoslania objednávky' },
  chosenNames: { what: 'Názvy vybraného spôsobu dopravy a platby.', until: 'do odoslania objednávky' },
  chosenPayment: { what: 'Vybraný spôsob platby.', until: 'do odoslania objednávky' },
  customerData: {
    what: 'Údaje vyplnené v objednávke vrátane poznámky.',
    until: 'do odoslania objednávky, najviac 30\u00A0dní od poslednej zmeny',
  },
  customerDataChanged: {
    what: 'Čas poslednej zmeny týchto údajov.',
    until: 'kým sú uložené tieto údaje',
  },
  orderAttempts: {
    what: 'Náhodné označenia odosielaných objednávok, ktorých prijatie obchod ešte nepotvrdil, odtlačok ich obsahu, čísla produktov, čas odoslania a celková suma.',
    until: 'do prijatia objednávky, inak kým je jej tovar v košíku a\u00A0jeden deň potom',
  },
  orderPending: {
    what: 'Odtlačok objednávky, ktorá sa práve odosiela.',
    until: 'kým sa nezobrazí, ako dopadla',
  },
  orderSent: {
    what: 'Odtlačok a čas odoslania poslednej objednávky, bez jej čísla, obsahu a sumy.',
    until: 'do ďalšej objednávky, najviac jeden deň',
  },
  orderReceipt: {
    what: 'Súhrn poslednej odoslanej objednávky: jej číslo a variabilný symbol, objednaný tovar, spôsob dopravy a platby, výdajné miesto, sumy, fakturačné a dodacie údaje, e-mail a poznámka.',
    until: 'do ďalšej objednávky alebo do zatvorenia karty, najviac jeden deň',
    isOneTabOnly: true,
  },
  pickupPoints: {
    what: 'Výdajné miesta, ktoré ste si vybrali naposledy: názov, adresa a\u00A0otváracie hodiny.',
    until: 'kým ich nevymažete',
  },
  recentlySeen: {
    what: 'Naposledy zobrazené produkty, najviac osem.',
    until: 'do zatvorenia karty',
    isOneTabOnly: true,
  },
  saved: {
    what: 'Produkty, ktoré ste si odložili srdiečkom, a\u00A0ich názvy, najviac päťdesiat.',
    until: 'kým ich nevymažete',
  },
  theme: {
    what: 'Zvolený vzhľad obchodu: svetlý, tmavý alebo podľa systému.',
    until: 'kým ho nevymažete',
  },
  cleared: {
    what: 'Čas, keď ste naposledy všetko vymazali, aby to vymazali aj ostatné karty.',
    until: 'kým ho nevymažete v\u00A0nastaveniach prehliadača',
  },
  token: {
    what: 'Prihlasovací kľúč, ak ho tam uložila iná časť obchodu. Tieto stránky ho iba čítajú.',
    until: 'kým ho nevymažete',
  },
}

/** The button that clears the shop's storage, on the page about personal data, and the texts about the result. */
export const FORGET_STORED = {
  button: 'Vymazať košík a všetky uložené údaje',
  done: 'Hotovo. Košík aj všetko ostatné, čo mal obchod v tomto prehliadači uložené, je vymazané.',
  nothing: 'Obchod nemal v tomto prehliadači nič uložené.',
  failed: 'Prehliadač nás k uloženým údajom nepustil. Vymažte ich, prosím, v jeho nastaveniach.',
} as const
