import type { InlineHashes } from './inline-code.ts'

/** The other origins that pages contact. */
export interface PolicyOrigins {
  api: string
  /** Where withdrawals from a contract are sent, unless that is the shop's own origin. */
  withdrawal?: string
  /** Hosts of pictures. */
  pictures: readonly string[]
}

/** The policy of files that are not pages: it allows nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

const NO_TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"]

/**
 * The header of every page, the same from build to build (decision 14). It names no host and no hash: those change, and stand
 * in each page. A browser enforces both policies, so the forms that a page may send are the page's own.
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

/** The policy inside a page: only the shop's own files and these inline parts run, only these hosts are asked. */
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
    // Without script the form itself is sent there.
    `form-action ${sources(self, ...withdrawal)}`,
    "base-uri 'none'",
    ...NO_TRUSTED_TYPES,
  ].join('; ')
}
