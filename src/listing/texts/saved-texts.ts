import { formatCount, PRODUCTS } from '../../text/slovak.ts'

/** The page of the goods that are kept for later (rule 138). */
export const SAVED = {
  title: 'Odložené',
  friendsTitle: 'Odložené od priateľa',
  intro: 'Produkty, ktoré ste si odložili srdiečkom. Pamätá si ich len tento prehliadač.',
  friendsIntro: 'Zoznam, ktorý vám niekto poslal. Váš vlastný zoznam sa nezmení, kým ho neuložíte.',
  empty: 'Zatiaľ ste si nič neodložili. Srdiečko nájdete pri každom produkte.',
  allProducts: 'Prejsť na produkty',
  products: 'Produkty',
  buy: 'Pridať do košíka',
  size: 'Vybrať veľkosť',
  option: 'Vybrať variant',
  soldOut: 'Vypredané',
  gone: 'Už nepredávame.',
  unknown: 'Teraz sa nepodarilo načítať.',
  nameless: 'Produkt',
  share: 'Poslať zoznam priateľovi',
  copied: 'Odkaz je skopírovaný. Vložte ho do správy.',
  save: 'Uložiť medzi moje',
  savedNow: (count: number) => `Uložené. Odložené máte ${formatCount(count, PRODUCTS)}.`,
  own: 'Moje odložené',
} as const
