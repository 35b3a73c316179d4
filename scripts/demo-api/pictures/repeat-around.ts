/** An SVG fragment repeated `count` times around the middle of the 100 x 100 motif box. */
export function repeatAround(count: number, fragment: string, turn = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(index * 360) / count + turn} 50 50)">${fragment}</g>`,
  ).join('')
}

/** A fragment drawn together with its mirror image about x = 50. */
export function mirrored(fragment: string): string {
  return `${fragment}<g transform="matrix(-1 0 0 1 100 0)">${fragment}</g>`
}
