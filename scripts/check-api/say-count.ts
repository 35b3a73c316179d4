/** @example sayCount(1, 'finding') // '1 finding' */
export function sayCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
