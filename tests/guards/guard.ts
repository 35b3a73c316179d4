import { Parser } from 'htmlparser2'
import type { BuiltPage, BuiltSite } from '../../scripts/pipeline/built-site.ts'

export interface Guard {
  name: string
  /** The faults of a page, each with its remedy; empty for a good page. */
  check: (page: BuiltPage, site: BuiltSite) => Promise<string[]> | string[]
}

export interface Tag {
  /** In lower case. */
  name: string
  /** Values by lower-case name, with entities decoded. */
  attributes: Readonly<Record<string, string>>
}

const tagsByPage = new WeakMap<BuiltPage, readonly Tag[]>()

/** Every opening tag of a page, in order. A page is parsed once for all guards. */
export function tagsOf(page: BuiltPage): readonly Tag[] {
  const known = tagsByPage.get(page)
  if (known) return known
  const tags: Tag[] = []
  new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) }).end(page.html)
  tagsByPage.set(page, tags)
  return tags
}

export function showTag({ name, attributes }: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${written.join('').slice(0, 80)}>`
}
