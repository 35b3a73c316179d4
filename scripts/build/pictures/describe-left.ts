/** How a build got on with its pictures. */
export interface PicturePace {
  /** Pictures that pages show from the media host until they are encoded. */
  left: number
  /** Pictures that this build has fetched and encoded, and how long it took, in milliseconds. */
  fetched: number
  elapsedMs: number
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/**
 * How many pictures are left, and how many builds or minutes that is at the pace of this one; '' when none is.
 * @example describeLeft({ left: 900, fetched: 300, elapsedMs: 120_000 })
 * // '900 pictures are left: 3 more builds, or 6 minutes of `npm run pictures`'
 */
export function describeLeft({ left, fetched, elapsedMs }: PicturePace): string {
  if (left === 0) return ''
  const pictures = count(left, 'picture is left', 'pictures are left')
  if (fetched === 0) return pictures
  const minutes = Math.max(1, Math.ceil((left * elapsedMs) / fetched / 60_000))
  const builds = Math.ceil(left / fetched)
  return `${pictures}: ${count(builds, 'more build', 'more builds')}, or ${count(minutes, 'minute', 'minutes')} of \`npm run pictures\``
}
