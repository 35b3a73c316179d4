import type { Product } from '../../../../src/catalogue/rules/product.ts'
import { LEAST_TO_STOP, MOVED_PRICE_PERCENT, MOVED_PRICE_TIMES } from '../../build-limits.ts'
import type { Published, PublishedProduct } from '../../publish/published.ts'
import type { PulledCatalogue } from '../../pull/pull-catalogue.ts'
import { measureCatalogue } from './measures.ts'
import {
  categoryNames,
  categoryProducts,
  renamed,
  sameCategories,
  uncategorised,
} from './night/categories.ts'
import { flatOffers, movedPrices, multipliedPrices, oddOffers, tinyPrices } from './night/prices.ts'
import {
  available,
  damagedTexts,
  exchanged,
  fall,
  goneProducts,
  isNew,
  leftOut,
  newProducts,
  newSizes,
  onePicture,
  restockedSizes,
  soldOutSizes,
  testNames,
} from './night/products.ts'
import { oddSettings, points, settings, sizeLabels } from './night/settings.ts'
import { type BothShops, type Measure, type Pair } from './night/both-shops.ts'
import { shareStep, type Row, type Step } from './night/step.ts'

/*
 * Finds what goes wrong when an API fails overnight. Each row of `MEASURES` compares one aspect of a catalogue with the
 * shop online, or with a sane shop.
 */

function paging({ pulled: { pagingFault } }: BothShops): Step[] {
  return pagingFault === undefined ? [] : [{ percent: 100, count: 1, value: pagingFault }]
}

/** A measure: what it finds, its limits in percent, its name for the owner, and the fewest things that stop a build. */
type MeasureRow = readonly [find: Measure, told: number, most: number, name: string, least?: number]

const NEVER = Infinity

/** Above `told` the report tells the owner; above `most` a build stops, unless the owner confirms it. */
const MEASURES = {
  // Falls: how much fewer there are than online.
  available: [available, 20, 50, 'Produkty, ktoré sa dajú kúpiť'],
  described: [fall('described'), 5, 30, 'Produkty s popisom'],
  tagged: [fall('tagged'), 5, 30, 'Produkty so štítkami'],
  letters: [fall('letters'), 20, 50, 'Dĺžka všetkých popisov v znakoch'],
  gallery: [fall('gallery'), 20, 60, 'Obrázky v galériách'],
  colours: [fall('colours'), 20, 60, 'Farebné varianty'],
  offered: [fall('offered'), 10, 30, 'Produkty s variantmi (offers)'],
  offers: [fall('offers'), 20, 50, 'Varianty (offers), ktoré sa dajú kúpiť'],
  cuts: [fall('cuts'), 10, 40, 'Strihy na výber'],
  filters: [fall('filters'), 20, 60, 'Hodnoty vo filtroch'],
  banners: [fall('banners'), 30, 90, 'Bannery'],
  points: [points, 10, 50, 'Výdajné miesta'],
  sorting: [fall('sorting'), 0, NEVER, 'API už nevie zoradiť a filtrovať podľa ceny'],
  // Changes: the share of products, or of other things, that differ from those online.
  'gone-products': [goneProducts, 10, 30, 'Produkty, ktoré zmizli'],
  'new-products': [newProducts, 20, 50, 'Produkty, ktoré pribudli', 50],
  'moved-prices': [
    movedPrices(MOVED_PRICE_PERCENT),
    5,
    25,
    'Ceny, ktoré sa bez predchádzajúcej ceny (price_before) zmenili o viac než 8 %',
  ],
  'multiplied-prices': [
    multipliedPrices(MOVED_PRICE_TIMES),
    1,
    5,
    'Ceny, ktoré sa bez predchádzajúcej ceny (price_before) zmenili viac než trojnásobne',
  ],
  'moved-offers': [
    movedPrices(MOVED_PRICE_PERCENT, true),
    5,
    25,
    'Produkty s variantmi (offers), ktorých cena sa bez predchádzajúcej ceny (price_before) zmenila o viac než 8 %',
  ],
  'multiplied-offers': [
    multipliedPrices(MOVED_PRICE_TIMES, true),
    1,
    5,
    'Produkty s variantmi (offers), ktorých cena sa bez predchádzajúcej ceny (price_before) zmenila viac než trojnásobne',
  ],
  'flat-offers': [flatOffers, 5, 30, 'Produkty, ktorých varianty (offers) zrazu stoja rovnako'],
  'new-ids': [isNew('id'), 5, 50, 'Produkty, ktoré dostali iné číslo (id)'],
  'new-slugs': [isNew('slug'), 5, 30, 'Produkty, ktoré dostali inú adresu (slug)'],
  'new-names': [isNew('name'), 5, 50, 'Produkty s iným názvom'],
  'exchanged-texts': [exchanged('text'), 3, 20, 'Produkty, ktoré majú popis iného produktu'],
  'exchanged-pictures': [exchanged('picture'), 3, 20, 'Produkty, ktoré majú hlavný obrázok iného produktu'],
  'exchanged-galleries': [exchanged('gallery'), 3, 20, 'Produkty, ktoré majú galériu iného produktu'],
  'one-picture': [onePicture, 5, 30, 'Produkty s jedným a tým istým obrázkom'],
  'new-sizes': [newSizes, 10, 50, 'Veľkosti, ktoré produktom pribudli'],
  'sold-out-sizes': [soldOutSizes, 20, 50, 'Veľkosti, ktoré sa vypredali'],
  'restocked-sizes': [restockedSizes, 50, 90, 'Vypredané veľkosti, ktoré sú znova v predaji', 20],
  'category-names': [categoryNames, 0, 40, 'Kategórie s iným názvom'],
  'category-products': [categoryProducts, 10, 40, 'Produkty, ktoré sú v iných kategóriách'],
  uncategorised: [uncategorised, 5, 30, 'Produkty, ktoré vypadli zo všetkých kategórií'],
  'filter-names': [
    ({ now, online }) => renamed(online.filters, now.filters),
    0,
    30,
    'Hodnoty vo filtroch s iným názvom',
  ],
  'size-labels': [sizeLabels, 0, 30, 'Veľkosti s iným označením (allSizes)'],
  settings: [settings, 0, 50, 'Nastavenie', 1],
  // Faults: wrong in any shop, whatever is online.
  'left-out': [leftOut, 5, 5, 'Produkty, ktoré sa do obchodu nedostali', 1],
  'broken-texts': [
    damagedTexts,
    10,
    10,
    'Produkty s poškodeným textom (API nepíše UTF-8, alebo kóduje entity či HTML dvakrát)',
  ],
  'odd-offers': [
    oddOffers,
    30,
    30,
    'Produkty, ktorých varianty (offers) si protirečia s ich cenou, veľkosťami či farbami',
  ],
  'tiny-prices': [tinyPrices, 0, 5, 'Ceny pod desatinou strednej ceny'],
  'test-names': [testNames, 0, 5, 'Skúšobné produkty'],
  'same-categories': [
    sameCategories,
    0,
    0,
    'Kategórie, v ktorých je celá ponuka: API si kategóriu nevšíma',
    1,
  ],
  paging: [paging, 0, 0, 'Druhá strana zoznamu nepokračuje tam, kde skončila prvá (pageFrom, count)', 1],
  'usual-settings': [oddSettings, 0, 0, 'Nezvyčajné nastavenie', 1],
  // After the pictures (`failedPictures`).
  'failed-pictures': [() => [], 5, 20, 'Produkty, ktorých hlavný obrázok server nevydal'],
} as const satisfies Readonly<Record<string, MeasureRow>>

export type MeasureName = keyof typeof MEASURES

/** The row of a step over a limit; none for a usual step. */
function toRow(measure: MeasureName, step: Step): Row[] {
  const [, told, most, name, least = LEAST_TO_STOP]: MeasureRow = MEASURES[measure]
  if (step.percent <= told) return []
  return [{ ...step, measure, name, isStop: step.percent > most && step.count >= least }]
}

/** The row about products whose main picture failed. A picture that the build had no time for does not count. */
export function failedPictures(
  products: readonly Pick<Product, 'name' | 'imagePath'>[],
  failed: ReadonlySet<string>,
): Row[] {
  const pictured = products.filter(({ imagePath }) => imagePath !== '')
  const names = pictured.filter(({ imagePath }) => failed.has(imagePath)).map(({ name }) => name)
  return toRow('failed-pictures', shareStep(names, pictured.length))
}

/** Stands for an unknown shop online. Only faults that are wrong in any shop are then found. */
const NOTHING: Published = {
  ...{ pulledAt: '', digest: '', apiUrl: '', settings: undefined, files: undefined },
  ...{
    counts: {},
    points: {},
    categories: {},
    filters: {},
    products: [],
    prices: {},
    givenSettings: [],
    oldSlugs: [],
  },
}

/** The rows that the owner should know of, in the order of the table. */
export function compareCatalogue(pulled: PulledCatalogue, online: Published = NOTHING): Row[] {
  const now = measureCatalogue(pulled)
  const byId = new Map(online.products.map((product) => [product.id, product]))
  const bySlug = new Map(online.products.map((product) => [product.slug, product]))
  const pairs = now.products.flatMap((product): Pair[] => {
    const was = bySlug.get(product.slug) ?? byId.get(product.id)
    return was ? [{ was, now: product }] : []
  })
  const names = new Map(pulled.catalogue.products.map(({ id, name }) => [id, name]))
  const nameOf = ({ id, slug }: PublishedProduct) => names.get(id) ?? slug
  const shops: BothShops = { pulled, now, online, pairs, nameOf }
  return (Object.keys(MEASURES) as (keyof typeof MEASURES)[]).flatMap((measure) =>
    [MEASURES[measure][0](shops)].flat().flatMap((step) => toRow(measure, step)),
  )
}
