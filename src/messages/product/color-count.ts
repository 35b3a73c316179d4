import { formatCount } from '../plural.ts'

/** A number of colours in the right form. @example formatColorCount(3) // '3 farby' */
export function formatColorCount(count: number): string {
  return formatCount(count, { one: 'farba', few: 'farby', many: 'farby', other: 'farieb' })
}
