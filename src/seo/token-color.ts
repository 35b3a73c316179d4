import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Where the shop's colours are, each for the light and the dark look. */
const TOKENS = readFileSync(resolve('src/look/tokens.css'), 'utf8')

/** A colour of the stylesheet, for pictures and settings of browsers. @throws for a name that it does not have */
export function tokenColor(name: string, look: 'light' | 'dark' = 'light'): string {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((\\S+), (\\S+)\\)`).exec(TOKENS) ?? []
  const color = look === 'light' ? light : dark
  if (color === undefined) throw new Error(`tokens.css has no --${name}: light-dark(#…, #…)`)
  return color
}
