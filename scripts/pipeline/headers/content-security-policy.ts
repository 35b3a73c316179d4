import { type InlineHashes, inlineHashes } from './inline-code.ts'
import { parseBuildEnv, parsePictureEnv, type Env } from '../../../src/config/build-env.ts'

/** The other origins that pages contact. */
export interface PolicyOrigins {
  api: string
  /** The origin that takes withdrawals from a contract, if it is not the shop's own. */
  withdrawal?: string
  /** Hosts of pictures. */
  pictures: readonly string[]
}

/** The policy of files that are no pages: it allows nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

const NO_TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"]

/**
 * The policy in every page's header, the same after every build (decision 14). Hosts and hashes change, so only the policy
 * inside a page names them. A browser enforces both, so the wide `form-action` here is narrowed by that of a page.
 */
export function headerPolicy(site: string): string {
  const isHttps = site.startsWith('https:')
  return [
    "base-uri 'none'",
    `form-action 'self' https:${isHttps ? '' : ' http:'}`,
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "script-src-attr 'none'",
    "style-src-attr 'none'",
    ...NO_TRUSTED_TYPES,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy inside a page. It allows the shop's own files, this inline code, and calls to these origins. */
export function pagePolicy({ scripts, styles }: InlineHashes, origins: PolicyOrigins): string {
  const self = "'self'"
  const sources = (...all: string[]) => [...new Set(all)].join(' ')
  const withdrawal = origins.withdrawal === undefined ? [] : [origins.withdrawal]
  return [
    "default-src 'none'",
    `script-src ${sources(self, ...[...scripts].toSorted())}`,
    `style-src ${sources(self, ...[...styles].toSorted())}`,
    `img-src ${sources(self, ...origins.pictures)}`,
    `font-src ${self}`,
    `manifest-src ${self}`,
    `connect-src ${sources(self, origins.api, ...withdrawal)}`,
    // Without script, the browser sends the withdrawal's form there.
    `form-action ${sources(self, ...withdrawal)}`,
    "base-uri 'none'",
    ...NO_TRUSTED_TYPES,
  ].join('; ')
}

/** The beginning of a page that may come before its policy: it has no script, style or link. */
const BEGINNING =
  /^\s*(?:<!doctype\b[^>]*>\s*)?(?:<html\b[^>]*>\s*)?(?:<head\b[^>]*>\s*)?(?:<meta\s+charset\b[^>]*>)?/i

/** Writes a page's own policy before everything that it covers. A text without any element stays as it is. */
export function addPagePolicy(html: string, origins: PolicyOrigins): string {
  if (!html.includes('<')) return html
  const policy = pagePolicy(inlineHashes(html), origins)
  return html.replace(
    BEGINNING,
    (beginning) => `${beginning}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}

/** The origins that pages built in this environment contact. @throws {EnvError} */
export function readOrigins(env: Env): PolicyOrigins {
  const { apiUrl, mediaUrl, withdrawalUrl } = parseBuildEnv(env)
  const { imageCdn } = parsePictureEnv(env)
  // `imageCdn` may be a path of the shop itself.
  const cdn = URL.parse(imageCdn)
  return {
    api: new URL(apiUrl).origin,
    ...(withdrawalUrl !== '' && { withdrawal: new URL(withdrawalUrl).origin }),
    pictures: [new URL(mediaUrl).origin, ...(cdn ? [cdn.origin] : [])],
  }
}
