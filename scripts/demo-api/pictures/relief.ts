import { BOX_HEIGHT, BOX_WIDTH, bezier, polygonsOf } from './outline.ts'
import type { Point } from './outline.ts'
import { seededRandom } from './seeded-random.ts'

/** A crease or ridge along a curve: units of the 1200 x 1500 box; a negative height is a groove. */
export interface Fold {
  from: Point
  bend: Point
  to: Point
  width: number
  height: number
}

/** What gives a cloth its shading: parts that bulge, folds on them and a general rumple. */
export interface Relief {
  parts: readonly string[]
  folds: readonly Fold[]
  puff: number
  rumple: number
  seed: number
}

/** Box units per cell of a relief grid. */
export const CELL = 4
export const GRID_WIDTH = BOX_WIDTH / CELL
export const GRID_HEIGHT = BOX_HEIGHT / CELL

const LIGHT = [-0.42, -0.56, 0.71] as const

/** Brightness of the lit relief, one byte per grid cell: 128 is flat cloth, less is shade. */
export function litRelief(relief: Relief): Uint8Array {
  const height = new Float32Array(GRID_WIDTH * GRID_HEIGHT)
  for (const part of relief.parts) {
    const bulge = blurred(maskOf([part]), 9)
    for (let cell = 0; cell < height.length; cell++) {
      const share = bulge[cell] ?? 0
      const arch = Math.sqrt(Math.max(0, share * (2 - share))) * relief.puff
      height[cell] = Math.max(height[cell] ?? 0, arch)
    }
  }
  for (const fold of relief.folds) raise(height, fold)
  addRumple(height, relief.rumple, relief.seed)
  return lit(height)
}

/** How much of each cell a set of shapes covers, 0 or 1 (even cells only along edges). */
export function maskOf(paths: readonly string[]): Float32Array {
  const mask = new Float32Array(GRID_WIDTH * GRID_HEIGHT)
  for (const path of paths) {
    const polygons = polygonsOf(path)
    for (let y = 0; y < GRID_HEIGHT; y++) {
      const crossings = rowCrossings(polygons, (y + 0.5) * CELL)
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        const first = Math.max(0, Math.round((crossings[pair] ?? 0) / CELL))
        const last = Math.min(GRID_WIDTH, Math.round((crossings[pair + 1] ?? 0) / CELL))
        mask.fill(1, y * GRID_WIDTH + first, y * GRID_WIDTH + Math.max(first, last))
      }
    }
  }
  return mask
}

/** The grid softened by three box blurs of the given radius in cells, close to a Gaussian. */
export function blurred(grid: Float32Array, radius: number): Float32Array {
  let result = grid
  for (let pass = 0; pass < 3; pass++) {
    result = boxBlur(result, radius, GRID_HEIGHT, GRID_WIDTH, GRID_WIDTH, 1)
    result = boxBlur(result, radius, GRID_WIDTH, GRID_HEIGHT, 1, GRID_WIDTH)
  }
  return result
}

function boxBlur(
  grid: Float32Array,
  radius: number,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
): Float32Array {
  const result = new Float32Array(grid.length)
  const size = radius * 2 + 1
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    const at = (index: number) => grid[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0
    let sum = 0
    for (let index = -radius; index <= radius; index++) sum += at(index)
    for (let index = 0; index < length; index++) {
      result[start + index * step] = sum / size
      sum += at(index + radius + 1) - at(index - radius)
    }
  }
  return result
}

function rowCrossings(polygons: readonly Point[][], y: number): number[] {
  const crossings: number[] = []
  for (const polygon of polygons) {
    polygon.forEach((point, index) => {
      const next = polygon[(index + 1) % polygon.length] ?? point
      if (point[1] <= y === next[1] <= y) return
      crossings.push(point[0] + ((y - point[1]) / (next[1] - point[1])) * (next[0] - point[0]))
    })
  }
  return crossings.sort((a, b) => a - b)
}

function raise(height: Float32Array, fold: Fold): void {
  const steps = 14
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    bezier([...fold.from, ...fold.bend, ...fold.to], step / steps).map((value) => value / CELL),
  )
  const reach = (fold.width / CELL) * 2.4
  const xs = points.map((point) => point[0] ?? 0)
  const ys = points.map((point) => point[1] ?? 0)
  const left = Math.max(0, Math.floor(Math.min(...xs) - reach))
  const right = Math.min(GRID_WIDTH - 1, Math.ceil(Math.max(...xs) + reach))
  const top = Math.max(0, Math.floor(Math.min(...ys) - reach))
  const bottom = Math.min(GRID_HEIGHT - 1, Math.ceil(Math.max(...ys) + reach))
  const width = fold.width / CELL
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      let best = Infinity
      let along = 0
      for (let step = 0; step < steps; step++) {
        const ax = xs[step] ?? 0
        const ay = ys[step] ?? 0
        const dx = (xs[step + 1] ?? 0) - ax
        const dy = (ys[step + 1] ?? 0) - ay
        const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
        const distance = (x - ax - dx * share) ** 2 + (y - ay - dy * share) ** 2
        if (distance < best) [best, along] = [distance, (step + share) / steps]
      }
      const taper = Math.sin(Math.PI * (0.1 + along * 0.9)) ** 1.5 * 1.15
      const cell = y * GRID_WIDTH + x
      height[cell] = (height[cell] ?? 0) + fold.height * taper * Math.exp(-best / (width * width))
    }
  }
}

function addRumple(height: Float32Array, amount: number, seed: number): void {
  const random = seededRandom(seed)
  const waves = Array.from({ length: 10 }, (_, index) => {
    const length = 26 + random() * 70
    const angle = random() * Math.PI
    const bend = 0.6 + random() * 1.4
    return { length, angle, bend, phase: random() * 7, share: length / (90 + index * 12) }
  })
  for (let y = 0; y < GRID_HEIGHT; y++) {
    for (let x = 0; x < GRID_WIDTH; x++) {
      let sum = 0
      for (const { length, angle, bend, phase, share } of waves) {
        const along = x * Math.cos(angle) + y * Math.sin(angle)
        const across = y * Math.cos(angle) - x * Math.sin(angle)
        sum +=
          share *
          Math.sin((along + bend * 9 * Math.sin(across / (length * 0.7) + phase)) / (length / 4) + phase)
      }
      const cell = y * GRID_WIDTH + x
      height[cell] = (height[cell] ?? 0) + sum * amount
    }
  }
}

function lit(height: Float32Array): Uint8Array {
  const result = new Uint8Array(height.length)
  for (let y = 0; y < GRID_HEIGHT; y++) {
    for (let x = 0; x < GRID_WIDTH; x++) {
      const cell = y * GRID_WIDTH + x
      const at = (dx: number, dy: number) => {
        const column = Math.min(GRID_WIDTH - 1, Math.max(0, x + dx))
        const row = Math.min(GRID_HEIGHT - 1, Math.max(0, y + dy))
        return height[row * GRID_WIDTH + column] ?? 0
      }
      const slopeX = (at(1, 0) - at(-1, 0)) / (2 * CELL)
      const slopeY = (at(0, 1) - at(0, -1)) / (2 * CELL)
      const facing = -slopeX * LIGHT[0] - slopeY * LIGHT[1] + LIGHT[2]
      const ratio = facing / Math.sqrt(slopeX ** 2 + slopeY ** 2 + 1) / LIGHT[2]
      result[cell] = Math.min(255, Math.max(0, Math.round(128 + (ratio - 1) * 190)))
    }
  }
  return result
}
