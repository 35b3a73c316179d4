import type { PaymentKind } from '../../../src/catalogue/rules/settings.ts'
import { PAYMENT_PAPERS } from '../../../src/config/payment-kinds.ts'
import { formatProductCount } from '../../../src/catalogue/texts/product-count.ts'
import { formatPrice, type Cents } from '../../../src/text/money.ts'
import { formatCount, type PluralForms } from '../../../src/text/slovak.ts'

/* The Slovak texts of a report. Messages for developers are in English, and stand in the code that prints them. */

const CATEGORIES: PluralForms = { one: 'kategória', few: 'kategórie', other: 'kategórií' }
const PICTURES: PluralForms = { one: 'obrázok', few: 'obrázky', other: 'obrázkov' }
const MINUTES: PluralForms = { one: 'minúta', few: 'minúty', other: 'minút' }
const SECONDS: PluralForms = { one: 'sekunda', few: 'sekundy', other: 'sekúnd' }

const LOCAL_TIME = new Intl.DateTimeFormat('sk-SK', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Bratislava',
})

const LOCAL_DAY = new Intl.DateTimeFormat('sk-SK', { dateStyle: 'long', timeZone: 'Europe/Bratislava' })

function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  return seconds < 60 ? formatCount(seconds, SECONDS) : formatCount(Math.round(seconds / 60), MINUTES)
}

/**
 * The fault and the remedy of each kind of finding, in the order of a report: what stops or hides goods first. Those of the catalogue
 * have an English sentence for `check-api`; `differs` marks a difference from the API's contract.
 */
export const FINDING_SENTENCES = {
  sample:
    'Ukážky: toto obchod hovorí a ukazuje, hoci ste to nenapísali ani nepotvrdili. Bez ALLOW_SAMPLES by sa preto nezostavil.',
  'left-out': {
    sk: 'Produkty, ktoré sa do obchodu nedostali. Opravte ich v administrácii a obchod zostavte znova; pri každom je, čo mu je.',
    en: 'products that the shop leaves out: correct them in the API',
    differs: true,
  },
  unread: {
    sk: 'Časti odpovedí API, ktoré sa nedajú prečítať, a v obchode preto nie sú. Opravte ich v administrácii alebo v API; pri každej je údaj, ktorý tomu bráni.',
    en: 'parts of answers that cannot be read, and the shop leaves them out',
    differs: true,
  },
  point: {
    sk: 'Dopravy na výdajné miesto, ktoré v obchode nie sú, lebo ich zoznam miest (points) sa nedá použiť. Opravte ho a obchod zostavte znova; pri každej je, čo mu je.',
    en: 'deliveries to a pick-up point that the shop leaves out, because their list of points cannot be used',
    differs: true,
  },
  fall: 'Ponuka je iná než tá, ktorú má obchod online, alebo má nezvyčajné nastavenia. Overte, či je to správne.',
  box: {
    sk: 'Dopravy, ktoré podľa názvu vedú do boxu alebo na výdajné miesto, ale obchod ich má za doručenie na adresu: zákazník si miesto nevyberie a objednávka ho nemá. Nech API pošle kind point a zoznam miest (points); ak ide o doručenie na adresu, povedzte to v názve, napríklad Packeta na adresu.',
    en: 'the name of a delivery says a box or pick-up point, and its kind an address: send kind point and points',
  },
  'moved-price':
    'Ceny, ktoré sa zmenili viac než trojnásobne. Overte, či v nich nie je desatinná čiarka inde, kým podľa nich niekto objedná.',
  price: {
    sk: 'Nezvyčajne vysoké ceny. Overte, či v nich nechýba desatinná čiarka.',
    en: 'the price is unusually high: are these cents?',
  },
  'disproved-price':
    'Predchádzajúca cena (price_before) sa neukazuje: zákon chce najnižšiu za 30 dní pred zľavou, a posledné zostavenia vtedy mali nižšiu. Opravte ju v API.',
  'broken-text': {
    sk: 'Texty, ktoré sú poškodené: zlé kódovanie, otázniky namiesto písmen s diakritikou, neviditeľné znaky, zvyšky HTML či Markdownu, značky iného systému (shortcode) alebo hlásenie PHP. Opravte ich v administrácii, alebo kódovanie v API.',
    en: 'a text is damaged, escaped twice, has tags or a message of PHP in it, or shows nothing: read and write UTF-8, and HTML only in text',
    differs: true,
  },
  withdrawal:
    'Odstúpenia od zmluvy nikto nedostane. Mimo Netlify nastavte WITHDRAWAL_URL, alebo použite formuláre Netlify.',
  'picture-missing':
    'Obrázky, ktoré na serveri nie sú. Ukazuje sa posledný dobrý, inak náhradný; nahrajte ich.',
  'picture-unreadable':
    'Súbory, ktoré nie sú obrázkom JPEG, PNG, WebP, GIF ani AVIF, alebo sú poškodené. Ukazuje sa posledný dobrý, inak náhradný; nahrajte správne.',
  'picture-too-large':
    'Obrázky, ktoré sú priveľké. Ukazuje sa posledný dobrý, inak náhradný; nahrajte menšie, najviac 15 MB a 40 miliónov bodov.',
  'picture-unreachable':
    'Obrázky, ktoré server nevydal alebo neprišli včas. Ukazuje sa posledný dobrý, alebo priamo ten zo servera; ďalšie zostavenie ich skúsi znova.',
  material: {
    sk: 'Oblečenie bez materiálového zloženia. Doplňte material, napríklad 100 % bavlna (nariadenie EÚ č. 1007/2011).',
    en: 'clothing without material (its fibres): the law asks for it',
  },
  manufacturer: {
    sk: 'Produkty, pri ktorých nie je uvedený výrobca a nie sú z vašej dielne. Doplňte manufacturer: názov, adresu a e-mail (nariadenie EÚ 2023/988, článok 19).',
    en: 'products without manufacturer (name, address, e-mail): the law asks for it',
  },
  'own-maker': {
    sk: 'Produkty, pri ktorých obchod hovorí, že ste ich vyrobili vy, lebo API pri nich nemá výrobcu (manufacturer), značku ani štítok 121 (bez potlače). Ak to tak nie je, doplňte výrobcu; ak nevyrábate nič, nastavte v owner.ts craftSentence na null.',
    en: 'products without manufacturer, brand or tag 121: the shop says that it made them',
  },
  maker: {
    sk: 'Výrobcovia bez adresy alebo e-mailu; pri každom je, koľko má produktov. Obchod hovorí len to, čo o nich vie: doplňte ich (nariadenie EÚ 2023/988, článok 19).',
    en: 'manufacturers without an address or an e-mail, with the number of their products: the law asks for both',
  },
  'point-rows': {
    sk: 'Výdajné miesta, ktoré v obchode nie sú. Každé potrebuje vlastné id, názov (name) a obec (city), v UTF-8 a najviac 300 znakov; opravte ich v zozname.',
    en: 'pick-up points that are left out: give each row an id of its own, a name and a city, in UTF-8',
    differs: true,
  },
  'point-places': {
    sk: 'Výdajné miesta, ktorých súradnice (latitude, longitude) nie sú v\u00A0Európe alebo sa nedajú prečítať. V\u00A0obchode sú, len bez vzdialenosti; opravte ich v\u00A0zozname.',
    en: 'pick-up points whose latitude and longitude are not in Europe: they have no distance',
  },
  'odd-days': {
    sk: 'Dopravy, ktorých dni (days) sa nedajú prečítať: majú byť dva celé počty pracovných dní, napríklad [2, 4]. Dovtedy pri nich platí deliveryDays z owner.ts.',
    en: 'the days of a delivery are left out: write two whole numbers of working days, such as [2, 4]',
    differs: true,
  },
  emails:
    'E-maily, ktoré obchod nesľubuje, hoci zákon žiada všetky: objednávku potvrdiť elektronicky hneď po doručení (22/2004, § 5 ods. 6), zmluvu na trvanlivom médiu najneskôr pri dodaní (108/2024, § 17 ods. 12) a aj odstúpenie. Keď ich váš systém naozaj posiela, nastavte to v owner.ts.',
  guarantee:
    'Chýba úradné oznámenie o zákonnej záruke. Uložte slovenský súbor Európskej komisie ako public/zakonna-zaruka.svg alebo .png.',
  ids: {
    sk: 'Čísla (id) a adresy, ktoré obchod pozná a v ponuke ich nič nemá. Ak ich má vaše API iné, zmeňte ich v src/config/ids.ts, adresy kategórií v src/site/texts/menu-plan.ts.',
    en: 'no product has these ids or slugs, which the shop knows. Are yours others? They are in src/config/ids.ts, slugs of categories in src/site/texts/menu-plan.ts',
  },
  terms: 'Obchodné podmienky nemajú deň, odkedy platia. Nastavte termsSince v owner.ts.',
  'changed-terms':
    'Obchodné podmienky sa zmenili, ale deň, odkedy platia (termsSince v owner.ts), zostal. Zmeňte ho; ak majú platiť neskôr, postup je v scripts/pipeline/README.md.',
  'log-days':
    'Stránka o osobných údajoch nehovorí, ako dlho hosting uchováva záznamy o návštevách (nariadenie EÚ 2016/679, článok 13 ods. 2). Opýtajte sa ho a nastavte logDays v owner.ts.',
  'delivery-days':
    'Obchod nehovorí, dokedy tovar príde, hoci to zákon pred objednávkou žiada. Nastavte v owner.ts deliveryDays, alebo nech API posiela dni (days) každej dopravy; pre feedy dispatchDays.',
  hours:
    'Dni, keď je otvorená iba predajňa alebo sa berie iba telefón, alebo keď nemajú spoločnú hodinu. Ak je to omyl, opravte shopHours alebo phoneHours v owner.ts.',
  address:
    'Obchod nepozná svoju adresu, preto vyhľadávače, zdieľanie a feedy odkazujú inam. Nastavte SITE_URL, napríklad https://www.example.sk.',
  'previous-price': {
    sk: 'Predchádzajúca cena sa neukazuje: price_before má byť suma v eurách s dvoma desatinnými miestami, vyššia než cena, najviac však jej trojnásobok.',
    en: 'price_before is left out: write it in euros with two decimals, above the price and at most three times it',
    differs: true,
  },
  offer: {
    sk: 'Varianty (offers), ktoré sa nedajú prečítať alebo si protirečia s\u00A0cenou, veľkosťami či farbami produktu. Neprečítaný variant sa nepredáva; inak platí vyššia cena a\u00A0to, že variant nie je. Opravte ich v\u00A0API; pri každom je, čo nesedí.',
    en: 'offers contradict the price, sizes or colours of their product or each other, or cannot be read: such a part is left out, and otherwise the higher price and the sold-out reading win',
    differs: true,
  },
  discount: {
    sk: 'Štítok zľavy sa neukazuje, kým produkt nemá price_before: najnižšiu cenu za 30 dní pred zľavou, vyššiu než terajšia.',
    en: 'the status promises a discount, and there is no price_before: its badge is not shown',
  },
  status: {
    sk: 'Stavy produktov, ktorým obchod nerozumie. Opravte stav; slová, ktoré pozná, sú v src/config/status-words.ts.',
    en: 'a status is no word that the shop knows',
    differs: true,
  },
  percent: {
    sk: 'Zľavy, ktorých percentá nesedia s cenami: štítok ukazuje tie z cien. Opravte stav.',
    en: 'the status says another percentage than the prices: the badge has theirs',
  },
  'past-days':
    'Dni v owner.ts, ktoré už prešli. Zmažte ich, alebo zmeňte na ďalší rok: pri každých je posledný deň a veta.',
  'untagged-size': {
    sk: 'Produkty, ktoré sa predávajú vo veľkosti, na ktorú nemajú štítok (tags): filter veľkostí ich pri nej nenájde. Doplňte štítok v administrácii.',
    en: 'products that are sold in these sizes without their tags: the size filter does not find them',
  },
  size: {
    sk: 'Veľkosti, ktoré nie sú v allSizes: predávajú sa pod názvom z API, až za ostatnými. Doplňte ich do allSizes (get_eshop_config) alebo do src/config/ids.ts.',
    en: 'allSizes does not have these sizes: they are sold, below all others',
  },
  feed: 'Produkty, ktoré vo feedoch chýbajú celé alebo niektorým variantom: nemajú obrázok či kategóriu, alebo majú pridlhú adresu. Doplňte ich.',
  'feed-category': {
    sk: 'Kategórie, ktorým chýba cesta v strome Heureky. Dovtedy jej posielame náš názov; cestu doplní vývojár do HEUREKA_CATEGORIES.',
    en: 'categories without a path on Heureka (HEUREKA_CATEGORIES)',
  },
  'feed-kind': {
    sk: 'Tovar, ktorý do Heureky a Google ide ako jeho kategória, hoci jej slovo v názve nemá. Ak je iného druhu, doplňte preň do HEUREKA_CATEGORIES a GOOGLE_CATEGORIES riadok so začiatkom slova z názvu, napríklad tasky/podloz.',
    en: 'goods that feeds send as another kind, by their category (HEUREKA_CATEGORIES, GOOGLE_CATEGORIES)',
  },
  'loud-name': {
    sk: 'Názvy, ktoré kričia (samé veľké písmená, !!): Google a Heureka taký tovar odmietnu. Napíšte, čo to je; akcia patrí do bannera.',
    en: 'names in capitals or with exclamation marks, which feeds refuse',
  },
  'shared-text':
    'Produkty, ktoré majú ten istý popis: vyhľadávače ukážu len jeden z nich. Napíšte každému vlastný, stačí jeho prvá veta.',
  color: {
    sk: 'Oblečenie v jednej farbe, ktorú nikto nepomenoval. Doplňte colour, napríklad biela: Google a Meta ju pri oblečení chcú.',
    en: 'clothing in one colour that nobody names: send colour',
  },
  information: {
    sk: 'Údaje o produktoch, ktoré nie sú v poriadku a neukazujú sa: výrobca má mať názov a správny e-mail, EAN správnu poslednú číslicu a každá farba (variants) iné meno.',
    en: 'parts of products that are left out',
  },
  'picture-shape':
    'Obrázky, na ktorých na karte nič nevidno: sú drobné, alebo priveľmi dlhé či vysoké. Nahrajte bežnú fotku, aspoň 800 bodov širokú.',
  'banner-link': {
    sk: 'Bannery, ktoré nikam nevedú. Odkaz má byť cesta v obchode, napríklad /produkty/tricka, alebo adresa s https://.',
    en: 'the link of a banner is no path of the shop, and no address with https://',
    differs: true,
  },
  'dead-link':
    'Odkazy v banneroch, popisoch a vlastných stránkach na stránku, ktorá v obchode nie je. Opravte ich v administrácii, alebo stránku pridajte.',
  'own-page':
    'Časti vlastných stránok, ktoré sa v obchode neukážu. Stránka je text: namiesto mapy, videa či formulára napíšte odkaz, skript vynechajte a cudzí obrázok uložte do public/.',
  'empty-link': 'Odkazy v banneroch a popisoch na kategóriu bez tovaru. Doplňte tovar, alebo ich zmeňte.',
  landing:
    'Stránky kategórií so strihom, ktoré sme nezostavili: mali by menej než štyri produkty. Doplňte produkty, alebo stránku vyraďte zo zoznamu; pri každej je, koľko ich má.',
  'same-name': {
    sk: 'Kategórie s rovnakým názvom, ktoré zákazník nerozozná. Premenujte ich, alebo nech API pošle ich nadradenú kategóriu (parent).',
    en: 'categories of one name, which shoppers cannot tell apart: rename them, or send parent',
  },
  unplanned: {
    sk: 'Kategórie, ktoré plán menu nemenuje: v menu sú za ostatnými, a keď sa nezmestia, pod položkou Ďalšie. Poradie a skupiny určuje src/site/texts/menu-plan.ts.',
    en: 'categories that the plan of the menu does not name (src/site/texts/menu-plan.ts)',
  },
  'made-to-order': {
    sk: 'Tovar na mieru, pri ktorom obchod píše, že sa nedá vrátiť. Overte to; inak rozhoduje made_to_order z API alebo MADE_TO_ORDER v src/config/product-rules.ts.',
    en: 'goods that the shop says cannot be returned, because they are made to order (made_to_order)',
  },
  'order-without-plan': {
    sk: 'Tovar na mieru (made_to_order), pri ktorom obchod píše, že sa nedá vrátiť, ale nie čo má zákazník poslať, kam a dokedy. Doplňte ho do src/config/artwork-plans.ts.',
    en: 'goods made to order (made_to_order) for which src/config/artwork-plans.ts does not say what customers send',
  },
  artwork: {
    sk: 'Podklady od zákazníkov (src/config/artwork-plans.ts) a tovar na mieru (MADE_TO_ORDER v src/config/product-rules.ts): menujú kategóriu alebo produkt, ktorý v ponuke nie je, alebo obchod nevie, koľko kusov má zákazník poslať. Opravte adresu (slug), alebo doplňte počet do názvu či do byProduct.',
    en: 'goods that src/config/artwork-plans.ts or MADE_TO_ORDER name and the shop lacks, or whose number of pictures is unknown',
  },
  'removed-html': {
    sk: 'Z popisov sme vynechali HTML, ktoré v obchode nesmie byť. Opravte popis v administrácii; vynechané je uvedené pri každom.',
    en: 'HTML that the shop leaves out of texts',
  },
} as const
export type FindingKind = keyof typeof FINDING_SENTENCES

const PAYMENT_NAMES = Object.fromEntries(
  Object.entries(PAYMENT_PAPERS).map(([kind, { name }]) => [kind, name]),
) as Record<PaymentKind, string>

/** Names of the kinds of delivery and payment (rule 413). */
export const KIND_NAMES = {
  ...PAYMENT_NAMES,
  post: 'poštou na adresu',
  courier: 'kuriérom na adresu',
  pickup: 'osobný odber u\u00A0vás',
  point: 'na výdajné miesto',
}

/** How the kind was found out. */
export const KIND_SOURCES = {
  api: { en: 'as the API says', sk: 'podľa API' },
  name: { en: 'by the name: send its kind', sk: 'podľa názvu, API to nehovorí' },
  none: {
    en: 'nothing tells what it is: send its kind',
    sk: 'API ani názov to nehovoria; ak je to inak, doplňte kind',
  },
  shop: { en: "the shop's own, because the API sends none", sk: 'podľa nastavení obchodu' },
} as const

/** Names of the optional parts of an answer, and of the groups of ids in `src/config/ids.ts`. */
export const PARTS = {
  category: { en: 'category', sk: 'kategória' },
  filter: { en: 'filter', sk: 'filter' },
  value: { en: 'value of a filter', sk: 'hodnota filtra' },
  banner: { en: 'banner', sk: 'banner' },
  delivery: { en: 'delivery', sk: 'doprava' },
  payment: { en: 'payment', sk: 'platba' },
  size: { en: 'size (allSizes)', sk: 'veľkosť (allSizes)' },
  types: { en: 'kind of goods (t-shirt, sweatshirt, cap)', sk: 'druh tovaru (tričko, mikina, šiltovka)' },
  cuts: { en: 'cut', sk: 'strih' },
  sizes: { en: 'size', sk: 'veľkosť' },
  attributes: {
    en: 'attributes cut, size and collection',
    sk: 'filtre strih, veľkosť a kolekcia',
  },
} as const

/** Titles of the changes in a shop, in the order of a report. */
export const CHANGE_TITLES = {
  product: 'Produkty',
  category: 'Kategórie',
  banner: 'Bannery',
  filter: 'Filtre',
  settings: 'Doprava, platba a ďalšie nastavenia',
  text: 'Stránky a texty (src/content)',
  owner: 'Údaje majiteľa',
} as const

/** Why the webhook did not take a report. */
export const WEBHOOK = {
  failed: (why: string) => `REPORT_WEBHOOK správu neprijal: ${why}`,
  refused: (status: number) => `odpovedal stavom ${status}`,
  silent: (seconds: number) => `do ${seconds} s neodpovedal`,
  unreachable: 'nedá sa naň pripojiť',
} as const

export const REPORT = {
  built: 'Obchod je zostavený',
  unchanged: 'Obchod zostáva, aký bol',
  online: 'Online je už tento obchod',
  stopped: 'Obchod sa nezostavil: toto treba overiť',
  failed: 'Obchod sa nezostavil',
  stays: 'Obchod, ktorý je online, zostáva, aký bol.',
  firstPictures: (ms: number) =>
    ms === 0
      ? 'Zostavenie nepripravuje žiadne obrázky (PICTURE_BUDGET_SECONDS je 0): obchod ich ukáže zo servera API.'
      : `Prvé zostavenie pripravuje aj obrázky, na čo má čas (PICTURE_BUDGET_SECONDS): ${duration(ms)}. Ďalšie bývajú kratšie.`,
  /** The reasons why the catalogue was not compared with a shop. */
  compared: {
    none: () =>
      'Nie je s čím porovnávať: z tohto API ešte žiadny obchod nie je. Ceny, počet produktov a poplatky si skontrolujte sami.',
    unreadable: (place: string) =>
      `Obchod v ${place} nehovorí, z čoho vznikol (catalogue.json), preto sme s ním nič neporovnali. Ceny, počet produktov a poplatky si skontrolujte sami.`,
    'other-api': (place: string) =>
      `Obchod v ${place} je z iného API, preto sme s ním nič neporovnali. Ceny, počet produktov a poplatky si skontrolujte sami.`,
  },
  /** @param day ISO date */
  disproved: (beforeCents: Cents, seenCents: Cents, day: string) =>
    `price_before ${formatPrice(beforeCents)}, ale najnižšia bola ${formatPrice(seenCents)} (${LOCAL_DAY.format(new Date(day))})`,
  /** @param paths of renamed products whose redirects another API cannot keep */
  lostAddresses: (paths: readonly string[]) =>
    `Staré adresy premenovaných produktov už nepresmerujú, lebo v novom API majú ich produkty iné id alebo inú adresu (slug): ${paths.join(', ')}. Ktoré majú viesť ďalej, tie napíšte do public/_redirects.`,
  /** @param names of the switches that are set */
  switches: (names: readonly string[]) =>
    `Nastavené sú všeobecné povolenia, pri ktorých zostavenie nekontroluje všetko: ${names.join(', ')}. Natrvalo ich nenechávajte.`,
  confirm: (code: string) =>
    `Ak je všetko z toho správne, zostavte s CONFIRM=${code}: v súbore .env, na hostingu ako premennú prostredia. Platí len pre toto a pre obchod, ktorý je online teraz.`,
  confirmed: (code: string) => `Povolili ste to kódom CONFIRM=${code}. Už ho môžete zmazať.`,
  idleCode: (code: string) => `CONFIRM=${code} už nič nepovoľuje, zmažte ho.`,
  /** The reason of a failed build, by the kind of `ApiError`. */
  apiFaults: {
    network: 'API neodpovedá. Overte, či beží a či je SHOP_API_URL jeho adresa, a zostavte znova.',
    timeout: 'API odpovedá pripomaly. Zistite prečo a zostavte znova.',
    http: 'API odpovedá chybou. Pozrite jeho záznamy (log) a zostavte znova.',
    'not-json': 'API odpovedá niečím iným než údajmi. Overte SHOP_API_URL a pozrite jeho záznamy (log).',
    shape: 'API poslalo údaj, ktorý nedáva zmysel. Opravte ho v administrácii, alebo pozrite API.',
    api: 'API ohlásilo chybu. Pozrite ho a zostavte znova.',
    'too-large': 'API poslalo priveľa údajov. Pozrite ho.',
  },
  forTechnician: (message: string) => `Pre technika: ${message}`,
  brokenApi: 'API si protirečí alebo posiela, čo do obchodu nemôže. Ukážte to technikovi.',
  wrongEnv: 'Zostavenie nemá, čo potrebuje. Opravte nastavenie, ktoré hlásenie menuje.',
  crash: 'Zostavenie spadlo na chybe, s ktorou sa nerátalo. Ukážte ju technikovi.',
  /** @param builtAt ISO time */
  when: (builtAt: string) => LOCAL_TIME.format(new Date(builtAt)),
  toMend: 'Čo treba opraviť',
  nothingToMend: 'Nič netreba opraviť.',
  kinds: { en: 'how the shop reads deliveries and payments', sk: 'Ako obchod rozumie dopravám a platbám' },
  whatChanged: 'Čo sa zmenilo',
  nothingChanged: 'Od posledného zostavenia sa nezmenilo nič.',
  oddKind: {
    en: (kind: string) => `the shop does not know the kind "${kind}"; the kinds are in src/api/README.md`,
    sk: (kind: string) => `kind „${kind}“ obchod nepozná; druhy sú v src/api/README.md`,
  },
  first: 'Toto je prvé zostavenie, nie je s čím porovnávať.',
  wholeLink: 'Celá správa so všetkými riadkami',
  whole: (file: string) => `Celá správa je v ${file}`,
  products: formatProductCount,
  categories: (count: number) => formatCount(count, CATEGORIES),
  emails: {
    sendsOrderEmails: 'potvrdenie objednávky',
    sendsWithdrawalEmails: 'potvrdenie o odstúpení od zmluvy',
  },
  freeFrom: 'Doprava zadarmo od',
  sizeLabels: 'Názvy veľkostí',
  added: 'pribudlo',
  removed: 'zmizlo',
  changed: 'zmenené',
  before: (name: string) => `predtým ${name}`,
  /** Counts the pictures that still have to be encoded, and estimates their time from the pace of this build. */
  picturesLeft: ({ left, fetched, elapsedMs }: { left: number; fetched: number; elapsedMs: number }) => {
    const pace = fetched === 0 ? '' : `, pri tomto tempe asi ${duration((left * elapsedMs) / fetched)}`
    return `na prípravu ${left > 1 && left < 5 ? 'čakajú' : 'čaká'} ${formatCount(left, PICTURES)}${pace}`
  },
} as const
