import type { BuiltPage, BuiltSite } from '../../built-site.ts'

export interface Guard {
  name: string
  /** Faults of a page, each with its remedy. A page without faults passes. */
  check: (page: BuiltPage, site: BuiltSite) => Promise<string[]> | string[]
}
