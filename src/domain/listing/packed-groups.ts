import type { FilterGroup } from '../shop/catalogue.ts'

/**
 * Writes filters as one text, for a page's document: as objects they would weigh a hundred bytes more. A line is a group:
 * its id and name, then id, name and count of each value, with tabs between them.
 */
export function packGroups(groups: readonly FilterGroup[]): string {
  const lines = groups.map(({ id, name, values }) => [
    id,
    name,
    ...values.flatMap((value) => [value.id, value.name, value.count]),
  ])
  // A page shows other white space as a space, too.
  return lines.map((line) => line.map((part) => String(part).replaceAll(/\s+/g, ' ')).join('\t')).join('\n')
}

/** Reads what `packGroups` wrote. */
export function unpackGroups(packed: string): FilterGroup[] {
  if (packed === '') return []
  return packed.split('\n').map((line) => {
    const [id = '', name = '', ...parts] = line.split('\t')
    const values: FilterGroup['values'][number][] = []
    for (let i = 0; i < parts.length; i += 3)
      values.push({ id: parts[i] ?? '', name: parts[i + 1] ?? '', count: Number(parts[i + 2]) })
    return { id, name, values }
  })
}
