/**
 * Whether one typing error separates two texts: a letter wrong, missing or added, or two neighbours swapped.
 * @param mayBeWrong whether the one letter may be typed for the other; any letter may without it
 */
export function isTypingError(
  one: string,
  other: string,
  mayBeWrong: (letter: string, otherLetter: string) => boolean = () => true,
): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    (rest.slice(1) === otherRest.slice(1) && mayBeWrong(rest.charAt(0), otherRest.charAt(0))) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
