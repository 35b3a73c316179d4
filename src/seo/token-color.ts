import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { COLORS_FILE } from '../config/brand-files.ts'

/** Has each colour for light and for dark mode. */
const COLORS = readFileSync(resolve(COLORS_FILE), 'utf8')

/** A colour of the style sheet, for pictures and browser settings. @throws for an unknown name */
export function tokenColor(name: string, look: 'light' | 'dark' = 'light'): string {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((\\S+), (\\S+)\\)`).exec(COLORS) ?? []
  const color = look === 'light' ? light : dark
  if (color === undefined) throw new Error(`colors.css has no --${name}: light-dark(#…, #…)`)
  return color
}
