import type { InlineHashes } from './inline-code.ts'

export interface PolicyOrigins {
  /** The shop's own, which tells whether it has https. */
  site: string
  api: string
  /** Where withdrawals from a contract are sent, unless that is the shop's own. */
  withdrawal?: string
  /** Hosts of pictures. */
  pictures: readonly string[]
}

/** The policy of files that are not pages: it allows nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Only the shop's own files and these inline parts run. No Trusted Types policy may be made. */
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
