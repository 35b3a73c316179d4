import { formatCount, PRODUCTS } from '../../text/slovak.ts'

/** The page of the goods that are kept for later (rule 138). */
export const SAVED = {
  title: 'Odložené',
  friendsTitle: 'Odložené od priateľa',
  intro: 'Produkty, ktoré ste si odložili srdiečkom. Pamätá si ich len tento prehliadač.',
  friendsIntro: 'Zoznam, ktorý vám niekto poslal. Váš vlastný zoznam sa nezmení, kým ho neuložíte.',
  loading: 'Načítavam…',
  empty: 'Zatiaľ ste si nič neodložili. Srdiečko nájdete pri každom produkte.',
  allProducts: 'Prejsť na produkty',
  buy: 'Pridať do košíka',
  buyOf: (name: string) => `Pridať do košíka: ${name}`,
  soldOut: 'Vypredané',
  gone: 'Tento produkt už nepredávame.',
  unknown: 'Tento produkt sa teraz nepodarilo načítať.',
  remove: 'Odstrániť',
  removeOf: (name: string) => `Odstrániť z\u00A0odložených: ${name}`,
  removeGone: 'Odstrániť z\u00A0odložených',
  share: 'Poslať zoznam priateľovi',
  copied: 'Odkaz je skopírovaný. Vložte ho do správy.',
  save: 'Uložiť medzi moje',
  savedNow: (count: number) => `Uložené. Odložené máte ${formatCount(count, PRODUCTS)}.`,
  own: 'Moje odložené',
} as const
