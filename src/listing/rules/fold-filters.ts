import type { AttributeValue, FilterGroup, Filters } from '../../catalogue/rules/catalogue.ts'

/** How many products each value would show. `undefined`: the counts of the static page; `null`: unknown. */
export type Counts = ReadonlyMap<string, number> | null | undefined

/** A value with how many products it would show; `null` when that is unknown. */
interface CountedValue extends AttributeValue {
  count: number | null
  /** The dot of a colour, as in `FilterGroup`. */
  swatch?: string
}

/** A group of filters as the panel shows it. */
export interface ShownGroup {
  id: string
  name: string
  values: readonly CountedValue[]
  /** Folded values: those beyond the limit, then those without products. */
  folded: readonly CountedValue[]
  /** True for a group that is folded whole, because it offers no choice. */
  isFolded: boolean
}

interface Shown {
  chosen: Filters
  /** The present counts, and those when the listing was opened: values that had products then keep their place. */
  counts: Counts
  openedCounts: Counts
  /** How many products the listing of the static page has. */
  total: number
  /** How many values of a group are shown at once. */
  limit: number
}

function countOf({ id, count }: FilterGroup['values'][number], counts: Counts): number | null {
  if (counts === undefined) return count
  return counts && (counts.get(id) ?? 0)
}

/** Puts useless values last and folds them. A group with one value that all products have is left out. */
export function foldFilters(
  groups: readonly FilterGroup[],
  { chosen, counts, openedCounts, total, limit }: Shown,
): ShownGroup[] {
  const isToldByHeading = ({ id, values: [value, ...others] }: FilterGroup) =>
    others.length === 0 && value?.count === total && !chosen[id]
  const shown = groups
    .filter((group) => !isToldByHeading(group))
    .map(({ id, name, values }) => {
      const isEmpty = (value: FilterGroup['values'][number]) =>
        countOf(value, openedCounts) === 0 && countOf(value, counts) === 0 && !chosen[id]?.includes(value.id)
      const sorted = values.toSorted((one, other) => Number(isEmpty(one)) - Number(isEmpty(other)))
      const first = Math.min(limit, values.filter((value) => !isEmpty(value)).length)
      const counted = sorted.map((value) => ({ ...value, count: countOf(value, counts) }))
      return {
        ...{ id, name, values: counted.slice(0, first), folded: counted.slice(first) },
        isFolded: values.filter((value) => countOf(value, openedCounts) !== 0).length < 2,
      }
    })
  return shown.toSorted((one, other) => Number(one.isFolded) - Number(other.isFolded))
}
