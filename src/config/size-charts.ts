import type { Cut } from '../catalogue/rules/product-choices.ts'

/** One row of a size chart: the size's label, half the chest and the length, in centimetres. */
export type SizeChartRow = readonly [label: string, chestCm: number, lengthCm: number]

const MALE: readonly SizeChartRow[] = [
  ['XS', 47, 68],
  ['S', 50, 70],
  ['M', 53, 72],
  ['L', 56, 74],
  ['XL', 59, 76],
  ['2XL', 62, 78],
  ['3XL', 65, 80],
  ['4XL', 69, 82],
  ['5XL', 73, 84],
]

const FEMALE: readonly SizeChartRow[] = [
  ['XS', 41, 60],
  ['S', 43, 62],
  ['M', 46, 64],
  ['L', 49, 66],
  ['XL', 52, 68],
  ['2XL', 55, 70],
  ['3XL', 58, 72],
]

const CHILD: readonly SizeChartRow[] = [
  ['110', 36, 46],
  ['122', 39, 50],
  ['134', 42, 54],
  ['146', 45, 58],
  ['158', 48, 62],
]

/** The age of children that a size fits, in years. The label of such a size is a body height. */
export const SIZE_AGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  '110': [4, 5],
  '122': [6, 7],
  '134': [8, 9],
  '146': [10, 11],
  '158': [12, 13],
}

/*
 * UKÁŽKA: žiadny skutočný tovar tieto miery nemá. Prepíšte ich mierami svojho a zmažte túto poznámku; dovtedy sa váš obchod
 * nezostaví (ALLOW_SAMPLES=1 stačí na skúšku).
 */

/** Sizes of t-shirts and sweatshirts, measured laid flat. */
export const SIZE_CHARTS: Readonly<Record<Cut, readonly SizeChartRow[]>> = {
  damsky_strih: FEMALE,
  pansky_strih: MALE,
  unisex_strih: MALE,
  detsky_strih: CHILD,
}
