import type { SortOrder } from '../../domain/listing/listing-query.ts'
import type { PriceRange } from '../../domain/listing/price-range.ts'
import { formatPrice } from '../../domain/money.ts'
import { DASH } from '../tie-spaces.ts'
import { formatProductCount } from './product-count.ts'
import { formatCount } from '../plural.ts'

/** A number of colours in the right form. @example formatColorCount(3) // '3 farby' */
export function formatColorCount(count: number): string {
  return formatCount(count, { one: 'farba', few: 'farby', other: 'farieb' })
}

/** The listing's texts (rules 206, 207, 213). */
export const LISTING = {
  allProducts: 'Všetky produkty',
  categories: 'Kategórie produktov',
  grid: 'Produkty',
  moreGrid: 'Ďalšie produkty',
  page: 'Strana',
  paging: 'Stránkovanie',
  loadMore: 'Načítaj ďalšie...',
  previousPage: 'Predchádzajúca strana',
  filters: 'Filtre',
  showFilters: 'Filtrovať',
  closeFilters: 'Zavrieť filtre',
  clearFilters: 'Vypnúť filtre',
  activeFilters: 'Zapnuté filtre',
  clearAll: 'Vypnúť všetky',
  otherFilter: 'Iný filter',
  skipToProducts: 'Preskočiť na produkty',
  clearSearch: 'Odstrániť hľadaný výraz',
  sort: 'Zoradiť',
  recommended: 'odporúčané',
  onlyAvailable: 'Len dostupné',
  price: 'Cena',
  priceFrom: 'od\u00A0€',
  priceTo: 'do\u00A0€',
  usePrice: 'Použiť',
  priceSteps: 'Ceny v tejto kategórii',
  unrefined: 'Zoradiť produkty ani vybrať ich podľa ceny sa teraz nedá, zoznam je v obvyklom poradí.',
  search: 'Hľadať v produktoch',
  submitSearch: 'Hľadať',
  searchTooShort: 'Na hľadanie sú potrebné aspoň tri znaky.',
  searchPlaceholder: 'Napíš čo hľadáš',
  loading: 'Načítavam…',
  failed: 'Váš výber sa nepodarilo načítať, zoznam zostal, ako bol.',
  retry: 'Skúsiť znova',
  empty: 'Je nám ľúto, nenašli sme žiadne produkty vyhovujúce vášmu vyhľadávaniu.',
  newest: 'Najnovšie produkty',
  emptyFiltersHint: 'Skúste vypnúť niektoré filtre',
  emptySearchHint: 'Skúste odstrániť hľadaný výraz z vyhľadávacieho okna',
  noScript: 'Filtre a vyhľadávanie potrebujú JavaScript. Všetky produkty nájdete aj na stránkach nižšie.',
  quickView: 'Rýchly náhľad',
  closeQuickView: 'Zavrieť náhľad',
  unavailable: 'Podrobnosti sa teraz nepodarilo načítať.',
  fullPage: 'Prejsť na celú stránku produktu',
  quickViewOf: (name: string) => `Rýchly náhľad: ${name}`,
  turnOff: (filter: string) => `Vypnúť filter: ${filter}`,
} as const

/** The orders that a shopper may choose (rule 220). */
export const SORTING: Readonly<Record<SortOrder, string>> = {
  newest: 'najnovšie',
  price: 'najlacnejšie',
  'price-desc': 'najdrahšie',
}

/**
 * The name of a price range.
 * @example nameRange({ fromCents: 990, toCents: 1490 }) // '9,90 € – 14,90 €'
 */
export function nameRange({ fromCents, toCents }: PriceRange): string {
  if (fromCents === null) return `do\u00A0${formatPrice(toCents ?? 0)}`
  if (toCents === null) return `od\u00A0${formatPrice(fromCents)}`
  return [...new Set([fromCents, toCents])].map(formatPrice).join(DASH)
}

/**
 * The text of a change that brings products to an empty list.
 * @param name the chip's text of what is turned off, or the phrase
 * @example offerWithout('filter', 'Veľkosť: 110', 12) // 'Bez filtra „Veľkosť: 110“: 12 produktov'
 */
export function offerWithout(kind: 'filter' | 'search', name: string, total: number): string {
  const what = kind === 'search' ? 'Bez hľadania' : 'Bez filtra'
  return `${what} „${name}“: ${formatProductCount(total)}`
}

/**
 * The text of the button that closes the filters and shows what they found.
 * @example showResults(17) // 'Zobraziť 17 produktov'
 */
export function showResults(total: number): string {
  return `Zobraziť ${formatProductCount(total)}`
}

/**
 * How many products 'Načítaj ďalšie...' has added.
 * @example cameMore(40) // 'Pridané do zoznamu: 40 produktov'
 */
export function cameMore(count: number): string {
  return `Pridané do zoznamu: ${formatProductCount(count)}`
}

/**
 * How many of the found products are shown.
 * @example shownCount(40, 180) // 'zobrazujem 40 z 180'
 */
export function shownCount(shown: number, total: number): string {
  return `zobrazujem ${shown} z\u00A0${total}`
}

/**
 * Which products a following page shows.
 * @example shownRange(41, 80, 180) // 'zobrazujem 41 – 80 z 180'
 */
export function shownRange(first: number, last: number, total: number): string {
  return `zobrazujem ${first}${DASH}${last} z\u00A0${total}`
}

/**
 * The text of the button that unfolds a long filter.
 * @example moreValues(6) // 'Ďalšie (6)'
 */
export function moreValues(count: number): string {
  return `Ďalšie (${count})`
}
