import type { InlineHashes } from './inline-code.ts'

/** Whom the shop's pages may ask, beside the shop itself: origins. */
export interface PolicyOrigins {
  /** The shop's own, so that it is known whether it has https. */
  site: string
  api: string
  /** Who takes withdrawals from a contract, where that is not the shop itself. */
  withdrawal?: string
  /** Hosts of pictures. */
  pictures: readonly string[]
}

/** What a file is allowed that is no page: nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * The content security policy of pages with the given scripts and styles of their own. Nothing runs but the shop's
 * files and these; text never becomes markup or code, because no Trusted Types policy may be made.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, origins: PolicyOrigins): string {
  const self = "'self'"
  const sources = (...all: string[]) => [...new Set(all)].join(' ')
  const withdrawal = origins.withdrawal === undefined ? [] : [origins.withdrawal]
  const directives = [
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
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return [...directives, ...(origins.site.startsWith('https:') ? ['upgrade-insecure-requests'] : [])].join(
    '; ',
  )
}
