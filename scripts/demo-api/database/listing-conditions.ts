import type { SQLInputValue } from 'node:sqlite'
import type { Refinements } from '../../../src/domain/listing/listing-query.ts'
import { foldText } from '../../../src/domain/listing/search.ts'

/** What a listing is asked for, but for the page. */
export interface ListingConditions extends Refinements {
  category: string
  search: string
  /** Attribute id to chosen value ids: a product matches when it has one of each. */
  filters: Readonly<Record<string, readonly string[]>>
}

/** A part of a WHERE clause with what its question marks stand for. */
export interface Condition {
  sql: string
  values: readonly SQLInputValue[]
}

/** The shortest phrase the trigram index can find. */
const MIN_INDEXED = 3

/** By attribute id: a tag list such as ',98,152,' has one of its values. Nothing chosen asks for nothing. */
export function filterConditions(
  filters: ListingConditions['filters'],
): (Condition & { attribute: string })[] {
  return Object.entries(filters)
    .filter(([, chosen]) => chosen.length > 0)
    .map(([attribute, chosen]) => ({
      attribute,
      sql: `(${chosen.map(() => 'instr(tags, ?) > 0').join(' OR ')})`,
      values: chosen.map((id) => `,${id},`),
    }))
}

/** A product can be bought, and its price is within a range. */
export function refinementConditions({ isAvailable, price }: ListingConditions): Condition[] {
  const { fromCents = null, toCents = null } = price ?? {}
  return [
    ...(isAvailable ? [{ sql: 'is_available = 1', values: [] }] : []),
    ...(fromCents === null ? [] : [{ sql: 'price_cents >= ?', values: [fromCents] }]),
    ...(toCents === null ? [] : [{ sql: 'price_cents <= ?', values: [toCents] }]),
  ]
}

/** A product's name, code or description has the phrase; no condition for one that is empty when folded. */
export function searchConditions(search: string): Condition[] {
  const phrase = foldText(search)
  if (phrase === '') return []
  if (Array.from(phrase).length < MIN_INDEXED)
    return [
      {
        sql: 'product_id IN (SELECT rowid FROM product_search WHERE instr(folded, ?) > 0)',
        values: [phrase],
      },
    ]
  return [
    {
      sql: 'product_id IN (SELECT rowid FROM product_search WHERE product_search MATCH ?)',
      values: [`"${phrase.replaceAll('"', '""')}"`],
    },
  ]
}
