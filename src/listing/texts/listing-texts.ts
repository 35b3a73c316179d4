import type { FilterGroup } from '../../catalogue/rules/catalogue.ts'
import { ATTRIBUTES, FIXED_ATTRIBUTE_IDS } from '../../config/ids.ts'
import type { SortOrder } from '../../product-index/rules/listing-query.ts'
import type { Condition } from '../../product-index/rules/search-term.ts'
import type { PriceRange } from '../../product-index/rules/price-range.ts'
import { UNBUILT_PRODUCT } from '../../product/texts/card.ts'
import { sizeAge } from '../../product/texts/size-age.ts'
import { formatPrice } from '../../text/money.ts'
import { DASH } from '../../text/tie-spaces.ts'
import { formatProductCount } from '../../catalogue/texts/product-count.ts'

export const LISTING = {
  ...UNBUILT_PRODUCT,
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
  turnedOn: (names: readonly string[]) => `Zapnuté: ${names.join(', ')}.`,
  turnedOff: (names: readonly string[]) => `Vypnuté: ${names.join(', ')}.`,
  sorted: (order: string) => `Zoradené: ${order}.`,
  skipToProducts: 'Preskočiť na produkty',
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
  failed: 'Váš výber sa nepodarilo načítať, zoznam zostal, ako bol.',
  empty: 'Je nám ľúto, nenašli sme žiadne produkty vyhovujúce vášmu vyhľadávaniu.',
  emptyCategory: 'V\u00A0tejto kategórii teraz nemáme žiadny tovar. Pozrite si iné:',
  newest: 'Najnovšie produkty',
  otherGoods: 'Pozrite si iné produkty',
  nearGoods: 'Tieto sú najbližšie',
  advice: 'Poradíme vám: zavolajte alebo napíšte',
  resultOf: (phrase: string) => `Výsledky pre „${phrase}“`,
  emptyFiltersHint: 'Skúste vypnúť niektoré filtre',
  noScript:
    'Filtre a vyhľadávanie potrebujú JavaScript a novší prehliadač. Všetky produkty nájdete na stránkach nižšie, objednať ich môžete aj telefonicky na',
  closeQuickView: 'Zavrieť náhľad',
  unavailable: 'Podrobnosti sa teraz nepodarilo načítať.',
  fullPage: 'Prejsť na celú stránku produktu',
  turnOff: (filter: string) => `Vypnúť filter: ${filter}`,
  withoutFilter: (name: string, total: number) => `Bez filtra „${name}“: ${formatProductCount(total)}`,
  withoutSearch: (phrase: string, total: number) =>
    `Vypnúť hľadanie „${phrase}“ a\u00A0zobraziť ${formatProductCount(total)}`,
  showResults: (total: number) => `Zobraziť ${formatProductCount(total)}`,
  cameMore: (count: number) => `Pridané do zoznamu: ${formatProductCount(count)}`,
  shownCount: (shown: number, total: number) => `zobrazujem ${shown} z\u00A0${total}`,
  shownRange: (first: number, last: number, total: number) =>
    `zobrazujem ${first}${DASH}${last} z\u00A0${total}`,
  moreValues: (count: number) => `Ďalšie (${count})`,
} as const

/** The names of the orders that a shopper can choose (rule 220). */
export const SORTING: Readonly<Record<SortOrder, string>> = {
  newest: 'najnovšie',
  price: 'najlacnejšie',
  'price-desc': 'najdrahšie',
}

/** @example nameRange({ fromCents: 990, toCents: 1490 }) // '9,90 € – 14,90 €' */
export function nameRange({ fromCents, toCents }: PriceRange): string {
  if (fromCents === null) return `do\u00A0${formatPrice(toCents ?? 0)}`
  if (toCents === null) return `od\u00A0${formatPrice(fromCents)}`
  return [...new Set([fromCents, toCents])].map(formatPrice).join(DASH)
}

/** A value of a filter; a child's size also says its age. @example nameValue('99', '122') // '122, asi 6 až 7 rokov' */
export function nameValue(attribute: string, name: string): string {
  const age = attribute === ATTRIBUTES.size ? sizeAge(name) : ''
  return age === '' ? name : `${name}, ${age}`
}

/** A word that says what it is; `Áno`, `42` and `16 GB` do not. */
const TELLING = /\p{L}{4}/u

/**
 * A chosen value away from its filter: with the filter's name, unless the value says what it is and no other filter has it (rule 216).
 * Cuts, sizes and collections say it.
 * @example nameChosen({ id: '7', name: 'Vodotesné', values: [] }, 'Áno', []) // 'Vodotesné: Áno'
 */
export function nameChosen(
  { id, name: filter }: FilterGroup,
  name: string,
  groups: readonly FilterGroup[],
): string {
  const isShared = groups.some((one) => one.id !== id && one.values.some((value) => value.name === name))
  const isTelling = FIXED_ATTRIBUTE_IDS.includes(id) || TELLING.test(name)
  return isTelling && !isShared ? nameValue(id, name) : `${filter}: ${nameValue(id, name)}`
}

/** @example nameCondition({ cuts: ['Dámsky', 'Unisex'] }) // 'Strih: Dámsky, Unisex alebo žiadny' */
export function nameCondition(condition: Condition): string {
  if ('material' in condition) return `Materiál: ${condition.material}`
  return `Strih: ${condition.cuts.join(', ')} alebo\u00A0žiadny`
}
