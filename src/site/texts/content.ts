import { missingForFree } from '../../cart/rules/delivery.ts'
import { PAYMENT_HOSTS } from '../../config/checkout-settings.ts'
import { PAYMENT_PAPERS } from '../../config/payment-kinds.ts'
import { RETURN_FORM } from '../../legal/texts/withdrawal-links.ts'
import type { SHOP } from '../../config/shop.ts'
import { CONTACT_LABELS } from '../../company/texts/shop-texts.ts'
import { FORGET_STORED, STORED_TEXTS } from '../../legal/texts/stored-texts.ts'
import { escapeMarkup } from '../../text/characters.ts'
import { tieSpaces } from '../../text/tie-spaces.ts'
import {
  hasKind,
  PAYMENT_KINDS,
  type DeliveryOption,
  type DeliverySettings,
} from '../../catalogue/rules/settings.ts'
import { formatPrice } from '../../text/money.ts'
import { formatCount, type PluralForms } from '../../text/slovak.ts'

export const CONTACT = {
  title: 'Kontakt',
  titleMore: [': adresa, telefón, e-mail a hodiny'],
  description: 'Adresa, telefón, e-mail a otváracie hodiny. Poradíme s veľkosťou aj s objednávkou.',
  lead: 'Poradíme s veľkosťou, s potlačou aj s objednávkou. Zavolajte, napíšte alebo sa zastavte.',
  write: 'Napíšte alebo zavolajte',
  hours: 'Otváracie hodiny',
  lunchBreak: 'Obedňajšia prestávka',
  address: 'Adresa',
  pickup: 'Na tejto adrese si môžete objednávku aj osobne vyzdvihnúť.',
  company: 'Údaje o spoločnosti',
} as const

export const TERMS = {
  title: 'Všeobecné obchodné podmienky',
  description: 'Ako u nás prebieha objednávka, platba, doručenie, vrátenie tovaru a reklamácia.',
  contents: 'Obsah',
  sincePublished: 'odo dňa, keď boli zverejnené na tejto stránke',
  /** @param since ISO day */
  toCome: (since: string | null) => `Nové podmienky, platné od ${DAY.format(new Date(since ?? 0))}`,
} as const

export const PRIVACY = {
  title: 'Ochrana osobných údajov',
  description: 'Ktoré osobné údaje spracúvame, prečo, ako dlho, komu ich poskytujeme a aké máte práva.',
} as const

export const ACCESSIBILITY = {
  title: 'Prístupnosť',
  titleMore: [' internetového obchodu'],
  description:
    'Ako je obchod prístupný ľuďom so zdravotným postihnutím, čo sa pri ňom overuje a čo ešte nie je dokonalé.',
} as const

export const SIZES = {
  title: 'Tabuľka veľkostí',
  titleMore: [' tričiek a mikín v centimetroch'],
  description: 'Šírka a dĺžka tričiek a mikín v centimetroch: dámsky, pánsky, unisex a detský strih.',
} as const

/** How to wash goods, on the page of sizes. */
export const CARE = {
  id: 'starostlivost',
  title: 'Ako prať a\u00A0sušiť',
  print: 'Kus s\u00A0potlačou pred praním aj žehlením obráťte naruby, potlač nežehlite priamo.',
  more: 'Návod pre každý produkt je na jeho stránke, v\u00A0riadku „Ošetrovanie“.',
} as const

export const RETURNS = {
  title: 'Vrátenie tovaru',
  titleMore: [' do 14 dní od prevzatia'],
  description: 'Ako do 14 dní vrátiť tovar, kam ho poslať a kedy dostanete peniaze späť.',
  lead: 'Tovar, ktorý vám nevyhovuje, môžete vrátiť do 14 dní od prevzatia bez uvedenia dôvodu. Peniaze vám vrátime do 14 dní od doručenia oznámenia.',
  exchangeBy: 'Napíšte nám na',
  exchange:
    'číslo objednávky a veľkosť, ktorú chcete. Ak ju máme, nenosený kus vám za ňu vymeníme. Tovar môžete aj tak do 14 dní vrátiť.',
  download: `${RETURN_FORM.title} (PDF)`,
  downloadHint: 'Formulár si vytlačte a vyplňte perom.',
} as const

export const LOGIN = {
  title: 'Prihlásenie',
  notice: 'Prihlásenie teraz nie je dostupné. Na objednanie tovaru účet nepotrebujete.',
  browse: 'Prejsť na produkty',
  email: 'E-mail',
  password: 'Heslo',
  submit: 'Prihlásiť',
  forgot: 'Zabudli ste heslo?',
  nothingSent: 'Prihlásenie teraz nie je dostupné, nič sme neodoslali. Objednať môžete aj bez účtu.',
} as const

export const FORGOT_PASSWORD = {
  title: 'Zabudli ste heslo?',
  notice:
    'Prihlásenie teraz nie je dostupné, preto sa nedá obnoviť ani heslo. Na objednanie tovaru účet nepotrebujete.',
  help: 'Ak sa chcete spýtať na svoju objednávku, ozvite sa nám:',
} as const

/** @param vat the company's IČ DPH; `null` for a company that pays no VAT (rule 519) */
export function vatNote(vat: string | null): string {
  return vat === null ? 'Nie sme platiteľmi DPH.' : 'Ceny sú s\u00A0DPH.'
}

/** The HTML that replaces the names in double braces in the texts of `src/content/`. */
export type ContentValues = Readonly<Record<string, string>>

function link(href: string, text: string): string {
  return `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`
}

function card(lines: readonly string[]): string {
  return `<address>${lines.join('<br>')}</address>`
}

function paymentLines({ deliveryOptions, paymentOptions }: DeliverySettings): string[] {
  return paymentOptions.map(({ name, costCents, visibleInDelivery }) => {
    const deliveries = deliveryOptions.filter(({ id }) => visibleInDelivery.includes(id))
    const isForAll = deliveries.length === deliveryOptions.length
    const names = deliveries.map((delivery: DeliveryOption) => delivery.name).join(', ')
    return `${name} – ${formatPrice(costCents)}${isForAll ? '' : ` (${names})`}`
  })
}

/** Names and values that identify the company; missing ones are left out. */
export function companyRows({ street, postalCode, city, cin, tin, vat, register, account }: typeof SHOP) {
  const rows = [
    ['Sídlo', `${street}, ${postalCode} ${city}`],
    ['IČO', cin],
    ['DIČ', tin],
    ['IČ DPH', vat],
    ['Zápis', register],
    ['IBAN', account?.label ?? null],
  ] as const
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))
}

/** The terms' sentences about e-mails. They promise an e-mail only if the owner has set that it is sent. */
const CONFIRMATION = {
  conclusionByEmail:
    'Kúpna zmluva je uzavretá, keď predávajúci objednávku potvrdí e-mailom na adresu, ktorú kupujúci uviedol. Automatická správa o doručení objednávky sa za takéto potvrdenie nepovažuje, ak sa v nej neuvádza inak.',
  conclusion:
    'Kúpna zmluva je uzavretá, keď predávajúci objednávku prijme: keď jej prijatie kupujúcemu oznámi, najneskôr keď tovar odošle alebo pripraví na osobný odber.',
  /** A receipt asks for a transfer or a card payment at once, so the contract is concluded by then. */
  conclusionOfPrepaid:
    ' Ak stránka po odoslaní objednávky kupujúceho vyzve, aby zaplatil vopred, predávajúci objednávku prijíma touto výzvou a zmluva je uzavretá hneď.',
  wayByEmail: 'e-mailom',
  way: 'na trvanlivom médiu najneskôr pri dodaní tovaru',
  withdrawalByEmail: 'Prijatie odstúpenia mu predávajúci bez zbytočného odkladu potvrdí e-mailom.',
  withdrawal:
    'Potvrdenie o prijatí odstúpenia s jeho obsahom, dátumom a časom sa zobrazí hneď; spotrebiteľ si ho môže uložiť alebo vytlačiť.',
} as const

/** The terms' point about pickup. It appears if the settings have a pickup. */
const pickupTerm = (address: string) =>
  `Osobný odber je možný na adrese ${address} v čase uvedenom na stránke <a href="/kontakt">Kontakt</a>, po tom, ako predávajúci kupujúcemu oznámi, že je tovar pripravený.`

/** The ways to withdraw. Online is among them only if somebody takes withdrawals (rule 920). */
const WITHDRAWAL_WAYS = {
  returnsOnline:
    'Najrýchlejšie <a href="/odstupenie-od-zmluvy">odstúpite priamo tu</a>: vyplníte tri údaje a hneď dostanete potvrdenie. Alebo vyplňte',
  returns: 'Zavolajte nám alebo vyplňte',
  doneHere: ', a na tých istých stránkach aj odstúpenie od zmluvy.',
  doneElsewhere: '. Od zmluvy odstúpite telefonicky, e-mailom alebo formulárom na vytlačenie.',
  termsOnline:
    'Najrýchlejšie je použiť funkciu „Odstúpiť od zmluvy tu“ na stránke <a href="/odstupenie-od-zmluvy">Odstúpenie od zmluvy</a>, ktorá je dostupná počas celej lehoty: spotrebiteľ uvedie svoje meno, číslo objednávky a e-mail, prípadne tovar, ktorého sa odstúpenie týka, údaje skontroluje a odošle tlačidlom „Potvrdiť odstúpenie od zmluvy“.',
} as const

/** Whether data leave the EEA: Netlify, a company in the USA, may host the shop and take withdrawals. */
const TRANSFERS = {
  none: 'Údaje neprenášame mimo Európskeho hospodárskeho priestoru.',
  host: 'Stránky obchodu a záznamy o ich návštevách s IP adresou má pre nás spoločnosť Netlify, Inc. so sídlom v USA.',
  forms: 'Prijíma aj odstúpenia od zmluvy odoslané na stránke.',
  basis:
    'Prenos údajov tam sa opiera o štandardné zmluvné doložky Európskej komisie (článok 46 ods. 2 písm. c) GDPR), ktorých kópiu vám na požiadanie pošleme. Iné údaje mimo Európskeho hospodárskeho priestoru neprenášame.',
} as const

const MICRO_ENTERPRISE =
  'Prevádzkovateľ je mikropodnik, na ktorý sa povinnosti poskytovateľov služieb podľa tohto zákona nevzťahujú. Obchod napriek tomu robíme prístupný a tieto informácie zverejňujeme dobrovoľne.'

/** How long the host keeps logs of visits. */
const LOG_TIME = {
  known: (days: string) => `Uchovávame ich najviac ${days}.`,
  unknown:
    'Uchovávame ich len tak dlho, ako to na tento účel treba. Ako dlho to je, vám na požiadanie povieme.',
} as const

const DAYS: PluralForms = { one: 'deň', few: 'dni', other: 'dní' }

const DAY = new Intl.DateTimeFormat('sk-SK', { dateStyle: 'long', timeZone: 'UTC' })

function storedTable(): string {
  const rows = Object.entries(STORED_TEXTS).map(([key, { what, until, isOneTabOnly }]) => {
    const place = isOneTabOnly ? 'Iba v otvorenej karte (session storage)' : 'Local storage'
    return `<tr><th scope="row"><code>${key}</code></th><td>${what} <span class="fine-print">${place}, ${until}.</span></td></tr>`
  })
  return `<table class="stored"><thead><tr><th scope="col">Názov</th><th scope="col">Čo obsahuje a dokedy zostáva</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** @param taker receives withdrawals that are sent online; `null` for nobody. @param isOnNetlify Netlify hosts the shop */
export function contentValues(
  facts: typeof SHOP,
  settings: DeliverySettings,
  taker: { isNetlify: boolean } | null = null,
  isOnNetlify = false,
): ContentValues {
  const place = `${facts.postalCode} ${facts.city}`
  const email = link(facts.email.href, facts.email.label)
  const phone = link(facts.phone.href, facts.phone.label)
  const seat = `${facts.street}, ${place}`
  const identity = [
    ...companyRows(facts).map(([label, value]) => `${label}: ${escapeMarkup(value)}`),
    `${CONTACT_LABELS.email}: ${email}`,
    `${CONTACT_LABELS.phone}: ${phone}`,
  ]
  const name = `<strong>${escapeMarkup(facts.company)}</strong>`
  const { supervisor } = facts
  const kinds = PAYMENT_KINDS.filter((kind) => hasKind(settings.paymentOptions, kind))
  const address = escapeMarkup(`${facts.company}, ${seat}`)
  return {
    shopName: escapeMarkup(facts.name),
    address,
    companyCard: card([name, ...identity]),
    companyAddress: card([name, escapeMarkup(facts.street), escapeMarkup(place)]),
    supervisorCard: card([supervisor.name, supervisor.street, supervisor.place].map(escapeMarkup)),
    emailLink: email,
    phoneLink: phone,
    returnFormLink: `${link(RETURN_FORM.path, RETURN_FORM.inSentence)} (PDF)`,
    // Hidden until its script shows it.
    forgetStored: `<forget-stored><button class="button button-quiet" type="button" hidden>${FORGET_STORED.button}</button> <span role="status"></span></forget-stored>`,
    storedTable: storedTable(),
    payees: PAYMENT_HOSTS.length > 0 ? 'banke a prevádzkovateľovi platobnej brány' : 'banke',
    transfers: isOnNetlify
      ? [TRANSFERS.host, ...(taker?.isNetlify ? [TRANSFERS.forms] : []), TRANSFERS.basis].join(' ')
      : TRANSFERS.none,
    microEnterprise: facts.isMicroEnterprise ? MICRO_ENTERPRISE : '',
    termsSince:
      facts.termsSince === null ? TERMS.sincePublished : `od ${DAY.format(new Date(facts.termsSince))}`,
    contractConclusion:
      (facts.sendsOrderEmails ? CONFIRMATION.conclusionByEmail : CONFIRMATION.conclusion) +
      (kinds.some((kind) => PAYMENT_PAPERS[kind].isPrepaid) ? CONFIRMATION.conclusionOfPrepaid : ''),
    logTime: facts.logDays === null ? LOG_TIME.unknown : LOG_TIME.known(formatCount(facts.logDays, DAYS)),
    confirmationWay: facts.sendsOrderEmails ? CONFIRMATION.wayByEmail : CONFIRMATION.way,
    withdrawalWay: taker ? WITHDRAWAL_WAYS.returnsOnline : WITHDRAWAL_WAYS.returns,
    doneHere: taker ? WITHDRAWAL_WAYS.doneHere : WITHDRAWAL_WAYS.doneElsewhere,
    withdrawalFunction: taker
      ? `${WITHDRAWAL_WAYS.termsOnline} ${facts.sendsWithdrawalEmails ? CONFIRMATION.withdrawalByEmail : CONFIRMATION.withdrawal}`
      : '',
    freeFrom: formatPrice(missingForFree(0, settings)),
    deliveryList: list(
      settings.deliveryOptions.map(({ name, costCents }) => `${name} – ${formatPrice(costCents)}`),
    ),
    paymentList: list(paymentLines(settings)),
    pickupTerm: hasKind(settings.deliveryOptions, 'pickup') ? pickupTerm(address) : '',
    paymentTerm: kinds
      .map((kind) => PAYMENT_PAPERS[kind].term)
      .join(' ')
      .trim(),
  }
}

/** @throws when a text names an unknown value. @example fillContent('<p>{{emailLink}}</p>', values) */
export function fillContent(html: string, values: ContentValues): string {
  const filled = html.replaceAll(
    /<p>\s*\{\{(\w+)\}\}\s*<\/p>|\{\{(\w+)\}\}/g,
    (_, block?: string, inline?: string) => {
      const name = block ?? inline ?? ''
      const value = values[name]
      if (value === undefined) {
        throw new Error(
          `A text of src/content/ has {{${name}}}; there is only: ${Object.keys(values).join(', ')}`,
        )
      }
      if (value === '') return ''
      return block === undefined || /^<(?:ul|address|table)/.test(value) ? value : `<p>${value}</p>`
    },
  )
  // An empty point is removed, so that its number is not left over.
  return tieSpaces(filled.replaceAll(/<li>\s*<\/li>\s*/g, ''))
}
