import { formatCount, PRODUCTS } from './plural.ts'

/** The listing's texts. */
export const LISTING = {
  allProducts: 'Všetky produkty',
  categories: 'Kategórie',
  grid: 'Produkty',
  paging: 'Stránkovanie',
  page: 'Strana',
  nextPage: 'Ďalšia strana',
  previousPage: 'Predchádzajúca strana',
  /** 'zobrazujem 40 z 180' */
  shown: (shown: number, total: number) => `zobrazujem ${shown} z\u00A0${total}`,
  shownLong: (total: number) => formatCount(total, PRODUCTS),
} as const
