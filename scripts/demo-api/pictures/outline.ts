export type Point = readonly [number, number]

/** A straight segment to a point, or a cubic curve given as both controls and the end. */
export type Segment = Point | readonly [number, number, number, number, number, number]

/** Width of the box that every product is drawn in; outlines are mirrored about its middle. */
export const BOX_WIDTH = 1200
export const BOX_HEIGHT = 1500

/** SVG path data of a closed shape symmetric about x = 600, from its left half (top to bottom). */
export function mirroredOutline(start: Point, half: readonly Segment[]): string {
  return `${openPath(start, half)}${mirroredReturn(start, half)}Z`
}

/** SVG path data from `start` along the segments, left open. */
export function openPath(start: Point, segments: readonly Segment[]): string {
  return `M${start.join(' ')}${segments.map(command).join('')}`
}

/** The same path data mirrored about x = 600. */
export function mirroredPath(start: Point, segments: readonly Segment[]): string {
  return openPath(flip(start), segments.map(flip))
}

function command(segment: Segment): string {
  return `${segment.length === 2 ? 'L' : 'C'}${segment.join(' ')}`
}

function flip<T extends Segment>(segment: T): T {
  return segment.map((value, index) => (index % 2 === 0 ? BOX_WIDTH - value : value)) as unknown as T
}

function endOf(segment: Segment): Point {
  return segment.length === 2 ? segment : [segment[4], segment[5]]
}

function mirroredReturn(start: Point, half: readonly Segment[]): string {
  const flipped = half.map(flip)
  const last = flipped.at(-1)
  if (!last) return ''
  let path = command(endOf(last))
  for (let index = flipped.length - 1; index >= 0; index--) {
    const segment = flipped[index]
    if (!segment) continue
    const before = flipped[index - 1]
    const target = before ? endOf(before) : flip(start)
    path += command(
      segment.length === 2 ? target : [segment[2], segment[3], segment[0], segment[1], target[0], target[1]],
    )
  }
  return path
}

/** The polygons of absolute path data (M, L, C, Q, Z only), curves cut into short lines. */
export function polygonsOf(path: string): Point[][] {
  const polygons: Point[][] = []
  let polygon: Point[] = []
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? []
    if (letter === 'M') polygons.push((polygon = []))
    const size = letter === 'C' ? 6 : letter === 'Q' ? 4 : 2
    for (let at = 0; at + size <= numbers.length; at += size) {
      const values = numbers.slice(at, at + size)
      const from = polygon.at(-1)
      if (size === 2 || !from) polygon.push([values[0] ?? 0, values[1] ?? 0])
      else for (let step = 1; step <= 12; step++) polygon.push(bezier([...from, ...values], step / 12))
    }
  }
  return polygons
}

/** A point of a Bézier curve of any degree: `values` holds x, y of its controls, `at` is 0-1. */
export function bezier(values: readonly number[], at: number): Point {
  let level = [...values]
  while (level.length > 2) {
    const next: number[] = []
    for (let index = 0; index + 2 < level.length; index++) {
      const value = level[index] ?? 0
      next.push(value + ((level[index + 2] ?? 0) - value) * at)
    }
    level = next
  }
  return [level[0] ?? 0, level[1] ?? 0]
}
