export const LAYOUT = {
  skipToContent: 'Preskočiť na obsah',
  menu: 'Hlavné menu',
  menuTitle: 'Menu',
  openMenu: 'Otvoriť menu',
  closeMenu: 'Zavrieť menu',
  breadcrumbs: 'Navigačná cesta',
  start: 'Úvod',
  more: 'Ďalšie',
  moreCategories: 'Ďalšie kategórie',
  /** The link to a category's own page, above the links to those below it. */
  wholeCategory: (name: string) => `Všetko: ${name}`,
  allProducts: 'Všetky produkty',
  closed: 'Oznam',
  information: 'Informácie',
  contact: 'Kontakt',
  terms: 'Všeobecné obchodné podmienky',
  privacy: 'Ochrana osobných údajov',
  accessibility: 'Prístupnosť',
  returns: 'Vrátenie tovaru',
  builtAt: 'Ponuka aktualizovaná',
  theme: 'Vzhľad',
} as const

/** The themes, as the switch stores them. The first is used until a shopper chooses one. */
export const THEMES = [
  { theme: 'light', name: 'Svetlý' },
  { theme: 'dark', name: 'Tmavý' },
  { theme: 'system', name: 'Podľa systému' },
] as const

/** The shop's version in its manifest (rule 808). */
export const VERSION_LABEL = 'v0.019'
