import type { BuiltPage, BuiltSite } from '../../built-site.ts'

export interface Guard {
  name: string
  /** Each fault, with what would mend it; none is a pass. */
  check: (page: BuiltPage, site: BuiltSite) => Promise<string[]> | string[]
}
