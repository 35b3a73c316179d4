import { PICTURE_BUDGET_MS } from './pictures.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** Every variable that changes what pages show. A change of a variable that is missing here starts no new build. */
export const PAGE_VARIABLES = [
  'SHOP_API_URL',
  'SHOP_MEDIA_URL',
  'IMAGE_CDN',
  'SITE_URL',
  'URL',
  'LISTING_SOURCE',
  'WITHDRAWAL_URL',
  'ALLOW_SAMPLES',
  'NETLIFY',
  'SHOW_UNPROVEN_DISCOUNTS',
] as const

const LOCAL_SITE = 'http://localhost:4321'

/** The source of listings: chosen by the index's weight, or forced (decision 7). */
export type ListingSourceChoice = 'auto' | 'static' | 'api'

/** Thrown when a variable is wrong. The message names the variable and says what it should be. */
export class EnvError extends Error {
  override name = 'EnvError'
  /** The message for the owner's report, in Slovak. */
  readonly toOwner: string

  constructor(message: string, toOwner: string) {
    super(message)
    this.toOwner = toOwner
  }
}

function parseAddress(name: string, value: string): URL {
  let url: URL
  try {
    url = new URL(value)
  } catch {
    throw new EnvError(
      `${name} is not an address: "${value}". Give a full one, such as https://api.example.sk`,
      `${name} nie je adresa: „${value}“. Zadajte celú, napríklad https://api.example.sk`,
    )
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new EnvError(
      `${name} must begin with https:// or http://, not "${url.protocol}"`,
      `${name} sa musí začínať https:// alebo http://, nie „${url.protocol}“`,
    )
  return url
}

/** An address without a slash at its end, as a base for others. */
function parseUrl(name: string, value: string): string {
  const { origin, pathname } = parseAddress(name, value)
  return (origin + pathname).replace(/\/+$/, '')
}

/** @throws {EnvError} for any value but `auto`, `static`, `api` or nothing */
export function parseListingSource(value: string | undefined): ListingSourceChoice {
  const choice = value || 'auto'
  if (choice === 'auto' || choice === 'static' || choice === 'api') return choice
  throw new EnvError(
    `LISTING_SOURCE must be auto, static or api, not "${choice}"`,
    `LISTING_SOURCE má byť auto, static alebo api, nie „${choice}“`,
  )
}

/** @throws {EnvError} for an address in a folder of a site: every link of a shop begins at the root of its host */
function parseSiteUrl(value: string): string {
  const url = parseUrl('SITE_URL', value)
  const { origin, host, search, hash } = new URL(value)
  if (url !== origin || search || hash)
    throw new EnvError(
      `SITE_URL must be the address of a whole host, such as ${origin}, not "${value}": a shop cannot lie in a folder of ` +
        `another site. Give it a name of its own, such as https://obchod.${host.replace(/^www\./, '')}`,
      `SITE_URL má byť adresa celej domény, napríklad ${origin}, nie „${value}“: obchod nemôže byť v priečinku inej stránky. ` +
        `Dajte mu vlastnú doménu alebo subdoménu, napríklad https://obchod.${host.replace(/^www\./, '')}`,
    )
  return url
}

/** The address of the shop itself; Netlify names the variable `URL`. '' when neither is set. */
export function givenSiteUrl(env: Env): string {
  return env['SITE_URL'] || env['URL'] || ''
}

/** Addresses have no slash at their end; `withdrawalUrl` is '' if none is set. @throws {EnvError} for a wrong variable */
export function parseBuildEnv(env: Env) {
  if (!env['SHOP_API_URL'])
    throw new EnvError(
      "SHOP_API_URL is missing: the address of the shop's API, such as https://api.example.sk. " +
        'To try the shop without one, run `npm start`.',
      'chýba SHOP_API_URL: adresa API obchodu, napríklad https://api.example.sk. Bez nej si obchod vyskúšate cez npm start.',
    )
  const apiUrl = parseUrl('SHOP_API_URL', env['SHOP_API_URL'])
  const mediaUrl = parseUrl('SHOP_MEDIA_URL', env['SHOP_MEDIA_URL'] || new URL(apiUrl).origin)
  return {
    apiUrl,
    mediaUrl,
    siteUrl: parseSiteUrl(givenSiteUrl(env) || LOCAL_SITE),
    withdrawalUrl: env['WITHDRAWAL_URL'] ? parseAddress('WITHDRAWAL_URL', env['WITHDRAWAL_URL']).href : '',
    isNetlify: env['NETLIFY'] === 'true',
    areUnprovenDiscountsShown: env['SHOW_UNPROVEN_DISCOUNTS'] === '1',
  }
}

/** Where each build's report is sent; '' for nowhere. The error hides the value, which may be secret. @throws {EnvError} */
export function parseReportWebhook(env: Env): string {
  const value = env['REPORT_WEBHOOK'] ?? ''
  if (value && !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new EnvError(
      'REPORT_WEBHOOK is not an address: give a full one, such as https://hooks.example.sk/shop',
      'REPORT_WEBHOOK nie je adresa: zadajte celú, napríklad https://hooks.example.sk/shop',
    )
  return value
}

/** The CDN's address contains `{url}` and `{width}`; '' for no CDN. @throws {EnvError} for a wrong template or number */
export function parsePictureEnv(env: Env) {
  const imageCdn = env['IMAGE_CDN'] ?? ''
  const isTemplate = /^(?:https?:\/\/|\/(?!\/))[^\s"'<>,]*$/.test(imageCdn)
  if (imageCdn && !(isTemplate && imageCdn.includes('{url}') && imageCdn.includes('{width}')))
    throw new EnvError(
      `IMAGE_CDN must be an address with {url} and {width} in it, such as ` +
        `/.netlify/images?url={url}&w={width}, not "${imageCdn}"`,
      `IMAGE_CDN má byť adresa, v ktorej je {url} a {width}, napríklad /.netlify/images?url={url}&w={width}, nie „${imageCdn}“`,
    )
  const seconds = env['PICTURE_BUDGET_SECONDS'] ?? ''
  if (!/^\d{0,6}$/.test(seconds))
    throw new EnvError(
      `PICTURE_BUDGET_SECONDS must be a whole number of seconds, not "${seconds}"`,
      `PICTURE_BUDGET_SECONDS má byť celý počet sekúnd, nie „${seconds}“`,
    )
  return { imageCdn, budgetMs: seconds === '' ? PICTURE_BUDGET_MS : Number(seconds) * 1000 }
}

/** Whether a variable is `1`; `0` and nothing mean no. @throws {EnvError} for any other value */
export function parseSwitch(env: Env, name: string): boolean {
  const value = env[name] || '0'
  if (value === '0' || value === '1') return value === '1'
  throw new EnvError(
    `${name} must be 1 or nothing, not "${value}"`,
    `${name} má byť 1, alebo sa nezadáva; nie „${value}“`,
  )
}

/** The value of `CONFIRM` that lets through whatever would stop a build and can be confirmed. */
export const CONFIRM_ALL = 'all'

/** The codes of `CONFIRM`, from reports of stopped builds. @throws {EnvError} */
export function parseConfirmed(env: Env): readonly string[] {
  const confirmed = (env['CONFIRM'] ?? '').split(/[\s,]+/).filter(Boolean)
  const wrong = confirmed.find((code) => code !== CONFIRM_ALL && !/^[0-9a-f]{6}$/.test(code))
  if (wrong !== undefined)
    throw new EnvError(
      `CONFIRM must be the code that the report of a stopped build gives, such as 3f2a91, not "${wrong}"`,
      `CONFIRM má byť kód zo správy o zastavenom zostavení, napríklad 3f2a91, nie „${wrong}“`,
    )
  return confirmed
}

export const parseAllowSamples = (env: Env) => parseSwitch(env, 'ALLOW_SAMPLES')
