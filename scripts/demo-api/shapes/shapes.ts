import type { DemoShop } from '../demo-shop.ts'
import { department } from './department.ts'
import { english } from './english.ts'
import { things, tiny, variants } from './small.ts'

/** Small made-up catalogues, each unlike the usual one in its own way. */
export const SHAPES = { department, english, tiny, things, variants } satisfies Record<string, () => DemoShop>

export type ShapeName = keyof typeof SHAPES

export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[]
