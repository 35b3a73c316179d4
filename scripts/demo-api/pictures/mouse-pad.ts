import { grainPattern, softShadow } from './cloth.ts'
import { mix } from './colour-mixing.ts'
import { printed } from './garment-layers.ts'
import type { Piece } from './garment-layers.ts'
import { inksFor } from './inks.ts'

const TILT = [0.9, -0.13, 0.15, 0.88, 62, 452] as const
const WIDTH = 1000
const HEIGHT = 790

/** A mouse pad lying at a slight angle with a mouse on it; from the back its dotted rubber base. */
export function drawMousePad(piece: Piece): string {
  const tilted = `matrix(${TILT.join(' ')})`
  const back = piece.side === 'back'
  const base = back ? '#2b2b2d' : piece.cloth.base
  const pad = `<rect width="${WIDTH}" height="${HEIGHT}" rx="46"`
  const shadow = softShadow('mouse-pad', [tiltedRect()], { spread: 44, x: 14, y: 30, alpha: 0.46 })
  const { id } = piece
  const defs =
    `<defs><clipPath id="${id}-pad">${pad}/></clipPath>${grainPattern(`${id}-weave`, piece.cloth, piece.grainScale)}` +
    `<linearGradient id="${id}-sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.2"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#05050a" stop-opacity="0.22"/></linearGradient>` +
    `<pattern id="${id}-dots" width="26" height="26" patternUnits="userSpaceOnUse"><circle cx="7" cy="7" r="4.5" fill="#1b1b1d"/><circle cx="6" cy="6" r="2.6" fill="#414145"/><circle cx="20" cy="20" r="4.5" fill="#1b1b1d"/><circle cx="19" cy="19" r="2.6" fill="#414145"/></pattern></defs>`
  const face = back
    ? `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}-dots)"/><rect x="820" y="690" width="120" height="46" rx="6" fill="#e8e4dc"/><path d="M838 706h84M838 720h58" stroke="#55524d" stroke-width="5"/>`
    : contours(piece) +
      printed(piece.motif, piece.colour, 440, 400, 560) +
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}-weave)"/>`
  const edge = back ? '#111113' : mix(piece.cloth.base, '#0a0a12', 0.45)
  return (
    `${defs}${shadow}<g transform="translate(0 13)"><g transform="${tilted}">${pad} fill="#161618"/></g></g><g transform="translate(0 5)"><g transform="${tilted}">${pad} fill="${edge}"/></g></g>` +
    `<g transform="${tilted}"><g clip-path="url(#${id}-pad)"><rect width="${WIDTH}" height="${HEIGHT}" fill="${base}"/>${face}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}-sheen)"/></g>` +
    `<rect x="7" y="7" width="${WIDTH - 14}" height="${HEIGHT - 14}" rx="40" fill="none" stroke="${edge}" stroke-width="13" opacity="0.75"/><rect x="7" y="7" width="${WIDTH - 14}" height="${HEIGHT - 14}" rx="40" fill="none" stroke="${mix(edge, '#ffffff', 0.3)}" stroke-width="11" stroke-dasharray="3 4" opacity="0.6"/></g>` +
    (back ? '' : mouse(id))
  )
}

function tiltedRect(): string {
  const [a, b, c, d, e, f] = TILT
  const corner = (x: number, y: number) => `${a * x + c * y + e} ${b * x + d * y + f}`
  return `M${corner(10, 10)}L${corner(WIDTH - 10, 10)}L${corner(WIDTH - 10, HEIGHT - 10)}L${corner(10, HEIGHT - 10)}Z`
}

/** Tone-on-tone contour lines, like a map, under the print. */
function contours(piece: Piece): string {
  const ink = mix(piece.cloth.base, inksFor(piece.colour).main, 0.16)
  const lines = Array.from({ length: 15 }, (_, index) => {
    const grow = 240 + index * 62
    return `<ellipse cx="${440 + index * 9}" cy="${400 - index * 5}" rx="${grow * 1.12}" ry="${grow * 0.86}" transform="rotate(${-14 + index * 3} 440 400)"/>`
  })
  return `<g fill="none" stroke="${ink}" stroke-width="4">${lines.join('')}</g>`
}

function mouse(id: string): string {
  const body =
    'M0 -150C62 -150 88 -96 90 -20C92 80 64 150 0 150C-64 150 -92 80 -90 -20C-88 -96 -62 -150 0 -150Z'
  return (
    `<defs><radialGradient id="${id}-mouse" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="#ffffff"/><stop offset="0.55" stop-color="#eceae6"/><stop offset="1" stop-color="#a9a5a0"/></radialGradient></defs>` +
    `<g transform="translate(884 566) rotate(-12) scale(1.02 0.94)"><path d="${body}" transform="translate(20 30) scale(1.03)" fill="#000" opacity="0.1"/><path d="${body}" transform="translate(12 18) scale(1.01)" fill="#000" opacity="0.2"/><path d="${body}" transform="translate(4 9)" fill="#6e6b67"/>` +
    `<path d="${body}" fill="url(#${id}-mouse)"/><path d="M0 -148V-24M-90 -24C-50 -6 50 -6 90 -24" fill="none" stroke="#8d8983" stroke-width="3.4"/><rect x="-12" y="-112" width="24" height="58" rx="12" fill="#3c3b3a"/><rect x="-7" y="-106" width="8" height="44" rx="4" fill="#7b7875"/>` +
    `<path d="M-64 -40C-62 -100 -40 -128 -14 -136C-36 -112 -46 -84 -48 -40Z" fill="#fff" opacity="0.75"/></g>`
  )
}
