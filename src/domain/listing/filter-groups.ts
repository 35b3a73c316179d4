import type { FilterGroup } from '../shop/catalogue.ts'

/** The lines of a group: its id and name, then each value's id, count and name. */
function toLines({ id, name, values }: FilterGroup): string[] {
  const lines = [`${id} ${name}`, ...values.map((value) => `${value.id} ${value.count} ${value.name}`)]
  // A name is shown as HTML shows it, where a break of the line is a space.
  return lines.map((line) => line.replaceAll('\n', ' '))
}

/**
 * A listing's filters as a text: as an island's props they would take a fifth of a kB more of every listing.
 * @example printFilterGroups([{ id: '99', name: 'Veľkosť', values: [{ id: '149', name: 'S', count: 8 }] }]) // '99 Veľkosť\n149 8 S'
 */
export function printFilterGroups(groups: readonly FilterGroup[]): string {
  return groups.map((group) => toLines(group).join('\n')).join('\n\n')
}

/** The filters of `printFilterGroups`. */
export function parseFilterGroups(text: string): FilterGroup[] {
  if (text === '') return []
  return text.split('\n\n').map((group) => {
    const [head = '', ...lines] = group.split('\n')
    const [id = '', ...name] = head.split(' ')
    return {
      id,
      name: name.join(' '),
      values: lines.map((line) => {
        const [id = '', count, ...name] = line.split(' ')
        return { id, name: name.join(' '), count: Number(count) }
      }),
    }
  })
}
