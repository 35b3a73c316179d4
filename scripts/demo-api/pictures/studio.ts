import { mix } from './colour-mixing.ts'
import { BOX_HEIGHT, BOX_WIDTH } from './outline.ts'
import { seededRandom } from './seeded-random.ts'

/** The light studio backdrop of a product picture, its warmth and light slightly different per seed. */
export function backdrop(seed: number): string {
  const random = seededRandom(seed)
  const warmth = random()
  const wall = mix('#f5f4f2', '#f3efe9', warmth)
  const edge = mix('#e3e2e0', '#dfd9d1', warmth)
  const x = (0.36 + random() * 0.2).toFixed(3)
  const y = (0.3 + random() * 0.14).toFixed(3)
  return (
    `<defs><radialGradient id="backdrop" cx="${x}" cy="${y}" r="0.85"><stop offset="0" stop-color="${mix(wall, '#ffffff', 0.45)}"/>` +
    `<stop offset="0.5" stop-color="${wall}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs>` +
    `<rect width="${BOX_WIDTH}" height="${BOX_HEIGHT}" fill="url(#backdrop)"/>`
  )
}
