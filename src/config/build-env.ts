/** The environment a build runs in, validated. */
export interface BuildEnv {
  /** Base of the shop's API, without a slash at its end. */
  apiUrl: string
  /** Base of the pictures, without a slash at its end; the API's origin unless given. */
  mediaUrl: string
  /** Address of the shop itself, without a slash at its end. */
  siteUrl: string
}

const LOCAL_SITE = 'http://localhost:4321'

/** Where listings get their answers: chosen by the index's weight, or forced (design decision 3). */
export type ListingSourceChoice = 'auto' | 'static' | 'api'

/** Thrown for an environment that a build cannot run in; the message says which variable and what it should be. */
export class EnvError extends Error {
  override name = 'EnvError'
}

function parseUrl(name: string, value: string): string {
  let url: URL
  try {
    url = new URL(value)
  } catch {
    throw new EnvError(
      `${name} is not an address: "${value}". Give a full one, such as https://api.example.sk`,
    )
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new EnvError(`${name} must begin with https:// or http://, not "${url.protocol}"`)
  return (url.origin + url.pathname).replace(/\/+$/, '')
}

/**
 * Reads LISTING_SOURCE.
 * @throws {EnvError} for anything but nothing, `auto`, `static` and `api`
 */
export function parseListingSource(value: string | undefined): ListingSourceChoice {
  const choice = value || 'auto'
  if (choice === 'auto' || choice === 'static' || choice === 'api') return choice
  throw new EnvError(`LISTING_SOURCE must be auto, static or api, not "${choice}"`)
}

/**
 * Reads the variables that a build needs.
 * @throws {EnvError} when one is missing or is not an address
 */
export function parseBuildEnv(env: Record<string, string | undefined>): BuildEnv {
  if (!env['SHOP_API_URL'])
    throw new EnvError(
      "SHOP_API_URL is missing: the address of the shop's API, such as https://api.example.sk. " +
        'To try the shop without one, run `npm start`.',
    )
  const apiUrl = parseUrl('SHOP_API_URL', env['SHOP_API_URL'])
  return {
    apiUrl,
    mediaUrl: parseUrl('SHOP_MEDIA_URL', env['SHOP_MEDIA_URL'] || new URL(apiUrl).origin),
    siteUrl: parseUrl('SITE_URL', env['SITE_URL'] || env['URL'] || LOCAL_SITE),
  }
}
