import { formatProductCount } from './listing/product-count.ts'
import { formatCount, type PluralForms } from './plural.ts'

/*
 * What a build tells the owner of the shop, on a page and in the summary of a deploy. What the terminal says is for developers
 * and is written where the code says it.
 */

const CATEGORIES: PluralForms = { one: 'kategória', few: 'kategórie', other: 'kategórií' }
const PAGES: PluralForms = { one: 'stránka', few: 'stránky', other: 'stránok' }
const CHANGED_PAGES: PluralForms = {
  one: 'zmenená stránka',
  few: 'zmenené stránky',
  other: 'zmenených stránok',
}
const PICTURES: PluralForms = { one: 'obrázok', few: 'obrázky', other: 'obrázkov' }
const MINUTES: PluralForms = { one: 'minúta', few: 'minúty', other: 'minút' }
const SECONDS: PluralForms = { one: 'sekunda', few: 'sekundy', other: 'sekúnd' }

const LOCAL_TIME = new Intl.DateTimeFormat('sk-SK', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Bratislava',
})

function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  return seconds < 60 ? formatCount(seconds, SECONDS) : formatCount(Math.round(seconds / 60), MINUTES)
}

/** A sentence for each kind of finding, which says what is wrong and how to mend it. */
export const FINDING_SENTENCES = {
  'removed-html':
    'Z popisov sme vynechali HTML, ktoré v obchode nesmie byť. Opravte popis v administrácii; vynechané je uvedené pri každom.',
  fall: 'Ponuka je iná než tá, ktorú má obchod online. Overte, či je to správne.',
  'previous-price':
    'Predchádzajúca cena sa neukazuje: price_before má byť suma v eurách s dvoma desatinnými miestami, vyššia než cena, najviac však jej trojnásobok.',
  price: 'Nezvyčajne vysoké ceny. Overte, či v nich nechýba desatinná čiarka.',
  discount:
    'Štítok zľavy sa neukazuje, kým produkt nemá price_before: najnižšiu cenu za 30 dní pred zľavou, vyššiu než terajšia.',
  information:
    'Údaje o produktoch, ktoré nie sú v poriadku a neukazujú sa: výrobca má mať názov, adresu a e-mail, EAN správnu poslednú číslicu, text najviac 1000 znakov.',
  material:
    'Oblečenie bez materiálového zloženia. Doplňte material, napríklad 100 % bavlna (nariadenie EÚ č. 1007/2011).',
  manufacturer:
    'Produkty, pri ktorých nie je uvedený výrobca a nie sú z vašej dielne. Doplňte manufacturer: názov, adresu a e-mail (nariadenie EÚ 2023/988, článok 19).',
  color:
    'Oblečenie v jednej farbe, ktorú nikto nepomenoval. Doplňte colour, napríklad biela: Google a Meta ju pri oblečení chcú.',
  'feed-category':
    'Kategórie, ktorým chýba cesta v strome Heureky. Dovtedy jej posielame náš názov; cestu doplní vývojár do HEUREKA_CATEGORIES.',
  feed: 'Vo feedoch chýbajú varianty bez obrázka, bez kategórie alebo s priveľmi dlhou adresou. Doplňte obrázok alebo kategóriu.',
  address:
    'Obchod nepozná svoju adresu, preto vyhľadávače, zdieľanie a feedy odkazujú inam. Nastavte SITE_URL, napríklad https://www.example.sk.',
  withdrawal:
    'Odstúpenia od zmluvy nikto nedostane. Mimo Netlify nastavte WITHDRAWAL_URL, alebo použite formuláre Netlify.',
  guarantee:
    'Chýba úradné oznámenie o zákonnej záruke. Uložte slovenský súbor Európskej komisie ako public/zakonna-zaruka.svg alebo .png.',
  'banner-link':
    'Bannery, ktoré nikam nevedú. Odkaz má byť cesta v obchode, napríklad /produkty/tricka, alebo adresa s https://.',
  landing:
    'Stránky kategórií so strihom, ktoré sme nezostavili: mali by menej než štyri produkty. Doplňte produkty, alebo stránku vyraďte zo zoznamu; pri každej je, koľko ich má.',
} as const

/** Names of what a build compares with the shop online. */
export const FALL_NAMES = {
  products: 'Produkty',
  categories: 'Kategórie',
  category: 'Produkty kategórie',
  buyable: 'Produkty, ktoré sa dajú kúpiť',
  pictured: 'Produkty s obrázkom',
  described: 'Produkty s popisom',
  tagged: 'Produkty so štítkami',
  'median-price': 'Stredná cena',
  'moved-prices': 'Ceny, ktoré sa zmenili o viac než tretinu',
  setting: 'Nastavenie',
} as const

/** Why a product cannot be in the shop. The terminal says it more precisely, for developers. */
export const FAULT_SENTENCES = {
  missing: (field: string) => `chýba údaj ${field}`,
  wrong: (field: string, value: string) => `údaj ${field} má nesprávnu hodnotu ${value}`,
  'no-price': () => 'cena musí byť vyššia než 0',
  'odd-price': (_: string, value: string) =>
    `cena je ${value}: zapíšte ju v eurách s dvoma desatinnými miestami`,
  'too-long': (field: string) => `údaj ${field} je pridlhý, skráťte ho`,
  text: () => 'popis je pridlhý alebo má priveľa vnorených značiek HTML, zjednodušte ho',
  slug: (_: string, value: string) =>
    `adresa (slug) ${value} sa nedá použiť: píšte písmená bez diakritiky, číslice a pomlčky`,
  'shared-slug': (_: string, value: string) =>
    `adresu (slug) ${value} má aj iný produkt, dajte každému vlastnú`,
  'shared-id': () => 'rovnaké id má aj iný produkt, dajte každému vlastné',
  'no-detail': () => 'je v zozname, ale jeho stránka v API nie je: zverejnite ho, alebo ho skryte',
  'other-product': (_: string, value: string) =>
    `pod adresou (slug) ${value} je v API iný produkt alebo iná adresa, dajte každému vlastnú`,
  'other-price': () => 'v zozname má inú cenu než na svojej stránke alebo v inom zozname: pozrite API',
} as const

/** Slovak names for the API's fields of a product. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
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

/** A sentence for each reason why a picture is not as it should be. */
export const PICTURE_SENTENCES = {
  missing: 'Obrázky, ktoré na serveri nie sú. Nahrajte ich.',
  'too-heavy': 'Obrázky, ktorých súbor je priveľký. Nahrajte menší.',
  timeout: 'Obrázky, ktoré neprišli včas. Ďalšie zostavenie ich skúsi znova.',
  unreachable: 'Obrázky, ktoré server nevydal. Ďalšie zostavenie ich skúsi znova.',
  'not-a-picture': 'Súbory, ktoré nie sú obrázkom JPEG, PNG, WebP, GIF ani AVIF. Nahrajte správne.',
  corrupt: 'Poškodené obrázky. Nahrajte ich znova.',
  'too-many-pixels': 'Obrázky, ktoré majú priveľa bodov. Nahrajte menšie.',
} as const

/** What shoppers see instead of such a picture. */
export const PICTURE_INSTEAD = {
  placeholder: 'ukazuje sa náhradný obrázok',
  'earlier-files': 'ukazuje sa posledný dobrý',
  'media-host': 'ukazuje sa priamo zo servera',
} as const

/** Names of what may change in a shop beside its products. */
export const CHANGE_TITLES = {
  banner: 'Bannery',
  category: 'Kategórie',
  menu: 'Menu',
  settings: 'Doprava, platba a ďalšie nastavenia',
  filter: 'Filtre',
  owner: 'Údaje majiteľa',
} as const

/** Names of settings and of the owner's data, by their names in the code. */
export const CHANGED_NAMES: Readonly<Record<string, string>> = {
  deliveryFreeFromCents: 'Doprava zadarmo od',
  sizeLabels: 'Názvy veľkostí',
  name: 'Názov obchodu',
  company: 'Firma',
  street: 'Ulica',
  postalCode: 'PSČ',
  city: 'Mesto',
  cin: 'IČO',
  tin: 'DIČ',
  vat: 'IČ DPH',
  register: 'Zápis v registri',
  iban: 'IBAN',
  phone: 'Telefón',
  email: 'E-mail',
  supervisor: 'Inšpektorát SOI',
  sendsOrderEmails: 'E-maily o objednávkach',
  sendsWithdrawalEmails: 'E-maily o odstúpeniach',
  deliveryDays: 'Dni doručenia',
  dispatchDays: 'Dni do odoslania',
  termsSince: 'Podmienky platia od',
  isMicroEnterprise: 'Mikropodnik',
  footerHours: 'Hodiny v pätičke',
  contactHours: 'Hodiny na stránke Kontakt',
}

/** Names of the stages of a build. */
export const STAGE_NAMES: Readonly<Record<string, string>> = {
  pull: 'Čítanie ponuky',
  pictures: 'Obrázky',
  pages: 'Stránky',
  files: 'Ostatné súbory a kontrola',
}

/** All other texts of the report. */
export const REPORT = {
  title: 'Správa o zostavení',
  built: 'Obchod je zostavený',
  unchanged: 'Obchod zostáva, aký bol',
  online: 'Online je už tento obchod',
  /** @param builtAt ISO time */
  when: (builtAt: string) => LOCAL_TIME.format(new Date(builtAt)),
  from: 'Ponuka z',
  toMend: 'Čo treba opraviť',
  nothingToMend: 'Nič netreba opraviť.',
  whatChanged: 'Čo sa zmenilo',
  nothingChanged: 'Od posledného zostavenia sa nezmenilo nič.',
  first: 'Toto je prvé zostavenie, nie je s čím porovnávať.',
  time: 'Ako dlho to trvalo',
  seconds: (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')}\u00A0s`,
  products: formatProductCount,
  categories: (count: number) => formatCount(count, CATEGORIES),
  pages: (count: number) => formatCount(count, PAGES),
  leftOut:
    'Produkty, ktoré sa do obchodu nedostali. Opravte ich v administrácii a obchod zostavte znova; pri každom je, čo mu je.',
  product: 'produkt',
  namelessProduct: 'produkt bez id a názvu',
  before: (name: string) => `predtým ${name}`,
  added: 'Nové produkty',
  removed: 'Produkty, ktoré v ponuke už nie sú',
  renamed: 'Premenované produkty',
  prices: 'Zmenené ceny',
  changedPages: (count: number) => formatCount(count, CHANGED_PAGES),
  changed: 'Produkty, pri ktorých sa zmenilo niečo iné',
  pagesChanged: 'Zmenené stránky',
  change: { added: 'pribudlo', removed: 'zmizlo', changed: 'zmenené' },
  yes: 'áno',
  no: 'nie',
  nothing: 'nič',
  /** How many pictures still have to be encoded; '' for none. */
  picturesLeft: ({ left, fetched, elapsedMs }: { left: number; fetched: number; elapsedMs: number }) => {
    if (left === 0) return ''
    const pace = fetched === 0 ? '' : `, pri tomto tempe asi ${duration((left * elapsedMs) / fetched)}`
    return `na prípravu ${left > 1 && left < 5 ? 'čakajú' : 'čaká'} ${formatCount(left, PICTURES)}${pace}`
  },
} as const
