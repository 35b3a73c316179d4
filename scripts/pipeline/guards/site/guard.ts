import type { BuiltPage, BuiltSite } from '../../built-site.ts'

export interface Guard {
  name: string
  /** The faults of a page, each with its remedy; empty for a good page. */
  check: (page: BuiltPage, site: BuiltSite) => Promise<string[]> | string[]
}
