import { MAX_SLUG_LENGTH } from '../../../src/config/product-limits.ts'
import { DELIVERY_KINDS, PAYMENT_KINDS } from '../../../src/catalogue/rules/settings.ts'

/** English for commands, Slovak for the owner's report. */
export type Language = 'en' | 'sk'
export type Sentences = Readonly<Record<Language, string>>

/** A fault as data. `FAULTS` has its sentences. */
export interface Fault {
  reason: FaultReason
  /** The API's name of a field, or the quoted name of the thing that is faulty. */
  field?: string
  /** Its value, quoted. */
  value?: string
  /** The expected value, or that of another thing. */
  other?: string
}

/** The findings or sentences whose conditions hold. @example present(true && 'a', false && 'b') // ['a'] */
export function present<T extends object | string>(...given: readonly (T | false | undefined)[]): T[] {
  return given.filter((one) => one !== false && one !== undefined)
}

const SLUG_EN = `cannot be an address: use letters without accents, digits and dashes, at most ${MAX_SLUG_LENGTH} characters`
const SLUG_SK = `sa nedá použiť: píšte písmená bez diakritiky, číslice a pomlčky, najviac ${MAX_SLUG_LENGTH} znakov`
const SETTINGS_EN = "correct it in the shop's settings (get_eshop_config)"
const SETTINGS_SK = 'opravte nastavenia v API (get_eshop_config)'
const OWN_SLUG = 'give each product its own slug'

/** Why a product is left out, a list of points is not taken, or a catalogue must not go online, whoever confirms it. */
export const FAULTS = {
  missing: { en: '{field} is missing', sk: 'chýba údaj {field}' },
  wrong: { en: '{field} is {value}: {other}', sk: 'údaj {field} má nesprávnu hodnotu {value}' },
  'no-price': { en: 'price is {value}: expected more than 0', sk: 'cena musí byť vyššia než 0' },
  'odd-price': {
    en: 'price is {value}: write it in euros with two decimals',
    sk: 'cena je {value}: zapíšte ju v eurách s dvoma desatinnými miestami',
  },
  slug: { en: `slug {value} ${SLUG_EN}`, sk: `adresa (slug) {value} ${SLUG_SK}` },
  'shared-slug': {
    en: `slug {value} is also that of {other}: ${OWN_SLUG}`,
    sk: 'adresu (slug) {value} má aj iný produkt, dajte každému vlastnú',
  },
  'no-detail': {
    en: 'get_product(slug={value}) gives nothing, although it is listed: publish or hide it',
    sk: 'je v zozname, ale jeho stránka v API nie je: zverejnite ho, alebo ho skryte',
  },
  'other-product': {
    en: `get_product(slug={value}) gives {other}: ${OWN_SLUG}`,
    sk: 'pod adresou (slug) {value} je v API iný produkt alebo iná adresa, dajte každému vlastnú',
  },
  'other-price': {
    en: 'a listing gives {value} and {field} {other}: look into the API',
    sk: 'v zozname má inú cenu než na svojej stránke alebo v inom zozname: pozrite API',
  },
  'no-products': {
    en: 'get_products gave no products: an empty shop is not put online',
    sk: 'API neposlalo žiadny produkt: prázdny obchod sa nezverejní. Pozrite API.',
  },
  'too-slow': {
    en: 'the catalogue was not read within {value} s (the last call: {other}): see why the API is so slow',
    sk: 'API neposlalo ponuku do {value}\u00A0s: zistite, prečo je také pomalé (posledné volanie: {other})',
  },
  'category-slug': {
    en: `category {field}: slug {value} ${SLUG_EN}`,
    sk: `kategória {field}: adresa (slug) {value} ${SLUG_SK}`,
  },
  'category-shared-slug': {
    en: 'category {field}: slug {value} is also that of category {other}: give each its own',
    sk: 'kategória {field}: adresu (slug) {value} má aj kategória {other}, dajte každej vlastnú',
  },
  'other-category': {
    en: 'get_products(category={field}) gives the category {value}: an API that does not heed category fills every page with the same products',
    sk: 'na otázku po kategórii {field} odpovedá API kategóriou {value}: keď si kategóriu nevšíma, bol by všade ten istý tovar',
  },
  'shared-id': {
    en: '{field} shares its id with {other}: give each product its own id',
    sk: '{field} má rovnaké id ako {other}: dajte každému produktu vlastné',
  },
  short: {
    en: 'get_products(category={field}) promised {value} products and gave {other}: the catalogue changed while it was read, or the API gives fewer to a page than asked; build again',
    sk: 'v kategórii {field} má byť podľa API toľkoto produktov: {value}, poslalo ich však {other}: ponuka sa počas čítania zmenila, alebo API posiela na stranu menej, než má; zostavte znova',
  },
  'delivery-id': {
    en: `delivery {value} is both {field} and {other}: ${SETTINGS_EN}`,
    sk: `dopravy {field} a {other} majú rovnaké id {value}: ${SETTINGS_SK}`,
  },
  'payment-id': {
    en: `payment {value} is both {field} and {other}: ${SETTINGS_EN}`,
    sk: `platby {field} a {other} majú rovnaké id {value}: ${SETTINGS_SK}`,
  },
  'no-delivery': {
    en: `there is no delivery that the shop can offer: ${SETTINGS_EN}`,
    sk: 'obchod nemá žiadnu dopravu, ktorú by mohol ponúknuť: pridajte ju v API (get_eshop_config)',
  },
  'no-payment': {
    en: 'delivery {value} {field} has no payment: name it in visible_in_delivery of one, or take it off',
    sk: 'doprava {field} (id {value}) nemá platbu: pridajte jej id do visible_in_delivery niektorej platby, alebo ju vypnite',
  },
  'no-kind': {
    en: `payment {value} {field} has no kind: give it one (${PAYMENT_KINDS.join(', ')})`,
    sk: `platba {field} (id {value}) nemá kind, alebo ho obchod nepozná: doplňte v API jej kind (${PAYMENT_KINDS.join(', ')})`,
  },
  'pickup-fee': {
    en: `delivery {value} {field} costs {other} and only its name says that it is a pickup in the shop: give it its kind (${DELIVERY_KINDS.join(', ')})`,
    sk: `doprava {field} (id {value}) stojí {other} a len jej názov hovorí, že je to osobný odber: doplňte v API jej kind (${DELIVERY_KINDS.join(', ')})`,
  },
  'no-address': {
    en: '{value} is no address with https://',
    sk: 'chýba adresa zoznamu, ktorá sa začína https://',
  },
  'no-points': { en: 'the list has no point', sk: 'v zozname nie je ani jedno miesto' },
  network: { en: '{value}', sk: 'adresa zoznamu neodpovedá' },
  timeout: { en: '{value}', sk: 'zoznam neprišiel včas' },
  http: { en: '{value}', sk: 'adresa zoznamu odpovedá chybou' },
  'not-json': { en: '{value}', sk: 'na adrese zoznamu nie je JSON' },
  shape: { en: '{value}', sk: 'na adrese zoznamu nie je zoznam miest' },
  api: { en: '{value}', sk: 'adresa zoznamu hlási chybu' },
  'too-large': { en: '{value}', sk: 'zoznam je priveľký' },
  ean: {
    en: '{value} is no EAN: it has 8, 12, 13 or 14 digits, and is not one that a shop gives itself',
    sk: '{value} nie je EAN: má 8, 12, 13 alebo 14 číslic a nie je vaše vlastné',
  },
  'ean-digit': {
    en: 'the last digit of {value} should be {other}',
    sk: 'posledná číslica {value} má byť {other}',
  },
  email: { en: '{value} is no e-mail address', sk: '{value} nie je e-mailová adresa' },
  unreachable: {
    en: '{value} cannot be reached',
    sk: 'API neodpovedá. Overte, či beží a či je SHOP_API_URL jeho adresa, a zostavte znova.',
  },
} as const satisfies Readonly<Record<string, Sentences>>

export type FaultReason = keyof typeof FAULTS

/** The name of a product without id and name. */
export const NAMELESS = 'a product without id and name'

/** The owner's words for the API's fields. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  it: 'produkt',
  name: 'názov',
  slug: 'adresa (slug)',
  price: 'cena',
  text: 'popis',
  image: 'obrázok',
  images: 'obrázky',
  created_at_hard: 'dátum vytvorenia',
  tags: 'štítky',
  status: 'stav',
  variants: 'farebné varianty',
  sizes: 'veľkosti',
  allOfSizes: 'všetky veľkosti',
}

/** The name of a field, a thing or a value in the owner's words. @example toSlovak('product 7 "Deka"') // 'produkt 7 „Deka“' */
export function toSlovak(part: string): string {
  if (part === NAMELESS) return 'produkt bez id a názvu'
  const [top = '', ...below] = part.split('.')
  const named = [FIELD_NAMES[top] ?? top, ...below].join('.')
  return named.replace(/^product /, 'produkt ').replace(/"([^"]*)"$/, '„$1“')
}

/** @example sayFault({ reason: 'missing', field: 'price' }, 'sk') // 'chýba údaj cena' */
export function sayFault({ reason, ...parts }: Fault, language: Language): string {
  const say = language === 'sk' ? toSlovak : (part: string) => part
  return FAULTS[reason][language].replaceAll(/\{(field|value|other)\}/g, (_, name: 'field') =>
    say(parts[name] ?? ''),
  )
}

/** All faults in one line. */
export function sayFaults(faults: readonly Fault[], language: Language): string {
  return faults.map((fault) => sayFault(fault, language)).join('; ')
}
