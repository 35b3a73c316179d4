import { softShadow } from './cloth.ts'
import { mix } from './colour-mixing.ts'
import { inksFor } from './inks.ts'
import { motifOf } from './motifs.ts'
import type { Piece } from './garment-layers.ts'
import { photoScene } from './photo-scenes.ts'

type Corner = readonly [number, number]

const LEFT: Corner = [182, 640]
const BACK: Corner = [600, 476]
const RIGHT: Corner = [1018, 626]
const FRONT: Corner = [604, 812]
const LIP = 84
const DEPTH = 236

/** A gift box with a photograph on its lid and small prints in front; from the back a ribbon with a bow. */
export function drawPhotoBox(piece: Piece): string {
  const { cloth } = piece
  const inset = 12
  const low = (corner: Corner, drop: number, shift = 0): Corner => [corner[0] + shift, corner[1] + drop]
  const face = (corners: readonly Corner[], fill: string) => `<path d="${shape(corners)}" fill="${fill}"/>`
  const bodyLeft = [
    low(LEFT, LIP, inset),
    low(FRONT, LIP),
    low(FRONT, LIP + DEPTH),
    low(LEFT, LIP + DEPTH - 14, inset),
  ]
  const bodyRight = [
    low(FRONT, LIP),
    low(RIGHT, LIP, -inset),
    low(RIGHT, LIP + DEPTH - 14, -inset),
    low(FRONT, LIP + DEPTH),
  ]
  const kraft = '#c8a279'
  const lidLeft = mix(cloth.base, '#0a0a14', 0.14)
  const lidRight = mix(cloth.base, '#0a0a14', 0.32)
  const floor = shape([low(LEFT, 300), low(FRONT, 330), low(RIGHT, 290, 40), low(BACK, 330)])
  const sides = [
    face(bodyLeft, `url(#${piece.id}-kraft-left)`),
    face(bodyRight, `url(#${piece.id}-kraft-right)`),
    `<path d="${shape([low(LEFT, LIP, inset), low(FRONT, LIP), low(RIGHT, LIP, -inset), low(RIGHT, LIP + 26, -inset), low(FRONT, LIP + 30), low(LEFT, LIP + 26, inset)])}" fill="#20140a" opacity="0.28"/>`,
    face([LEFT, FRONT, low(FRONT, LIP), low(LEFT, LIP)], lidLeft),
    face([FRONT, RIGHT, low(RIGHT, LIP), low(FRONT, LIP)], lidRight),
    face([LEFT, BACK, RIGHT, FRONT], cloth.base),
    face([LEFT, BACK, RIGHT, FRONT], `url(#${piece.id}-lid-light)`),
    `<path d="M${LEFT.join(' ')}L${FRONT.join(' ')}L${RIGHT.join(' ')}M${FRONT.join(' ')}V${FRONT[1] + LIP}" fill="none" stroke="${cloth.glint}" stroke-width="3" opacity="0.6" stroke-linejoin="round"/>`,
  ].join('')
  const defs =
    `<defs><linearGradient id="${piece.id}-kraft-left" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(kraft, '#ffffff', 0.14)}"/><stop offset="1" stop-color="${mix(kraft, '#3a2412', 0.14)}"/></linearGradient>` +
    `<linearGradient id="${piece.id}-kraft-right" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(kraft, '#3a2412', 0.28)}"/><stop offset="1" stop-color="${mix(kraft, '#3a2412', 0.42)}"/></linearGradient>` +
    `<linearGradient id="${piece.id}-lid-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.28"/><stop offset="0.6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.14"/></linearGradient></defs>`
  return [
    defs,
    softShadow('photo-box floor', [floor], { spread: 90, x: 34, y: 16, alpha: 0.5 }),
    softShadow('photo-box contact', [shape([...bodyLeft, ...bodyRight])], {
      spread: 26,
      x: 8,
      y: 18,
      alpha: 0.4,
    }),
    sides,
    piece.side === 'back' ? ribbon(piece) : lidPhoto(piece) + prints(piece),
  ].join('')
}

function shape(corners: readonly Corner[]): string {
  return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`
}

/** An SVG transform that lays a 100 x 100 drawing on the lid, its lower edge towards the front left. */
function onLid(): string {
  const a = (FRONT[0] - LEFT[0]) / 100
  const b = (FRONT[1] - LEFT[1]) / 100
  const c = (LEFT[0] - BACK[0]) / 100
  const d = (LEFT[1] - BACK[1]) / 100
  return `matrix(${a} ${b} ${c} ${d} ${BACK[0]} ${BACK[1]})`
}

function lidPhoto(piece: Piece): string {
  return (
    `<g transform="${onLid()}"><rect x="13" y="14.5" width="77" height="74" fill="#000" opacity="0.2"/><rect x="12" y="13" width="77" height="74" fill="#fbf9f4"/>` +
    `<g transform="translate(16 17) scale(0.69 0.66)">${photoFace(piece, 0)}</g>` +
    `<path d="M16 17H85V45C60 40 36 60 16 52Z" fill="#fff" opacity="0.1"/></g>`
  )
}

/** The photograph itself: a landscape, or the motif on its own ground. */
function photoFace(piece: Piece, variant: number): string {
  if (!piece.motif || variant > 0) return photoScene(variant, `${piece.id}-photo-${variant}`)
  const drawn = motifOf(piece.motif).draw(inksFor(piece.colour === 'sand' ? 'white' : 'sand'))
  const ground = piece.colour === 'sand' ? '#f3f2ee' : '#d8c7a8'
  return `<rect width="100" height="100" fill="${ground}"/><g transform="translate(12 12) scale(0.76)">${drawn}</g>`
}

function prints(piece: Piece): string {
  const places = [
    { x: 190, y: 1086, turn: -9, variant: 2 },
    { x: 700, y: 1102, turn: 11, variant: 1 },
    { x: 452, y: 1128, turn: -2, variant: 4 },
    { x: 905, y: 1050, turn: 24, variant: 3 },
  ]
  return places
    .map(({ x, y, turn, variant }) => {
      const lie = `translate(${x} ${y}) rotate(${turn}) skewX(-8) scale(1 0.8)`
      return (
        `<g transform="${lie}"><rect x="6" y="12" width="232" height="286" rx="3" fill="#3a2c20" opacity="0.12"/><rect x="3" y="6" width="231" height="284" rx="3" fill="#3a2c20" opacity="0.22"/>` +
        `<rect width="230" height="282" rx="3" fill="#fcfaf6"/><svg x="15" y="15" width="200" height="204" viewBox="0 0 100 100" preserveAspectRatio="none">${photoScene(variant, `${piece.id}-print-${variant}`)}</svg>` +
        `<path d="M15 15H215V80C150 70 80 130 15 110Z" fill="#fff" opacity="0.09"/></g>`
      )
    })
    .join('')
}

function ribbon(piece: Piece): string {
  const silk = piece.cloth.shadeAlpha > 0.8 ? '#e9dcc0' : '#a83a32'
  const shade = mix(silk, '#1a0a08', 0.35)
  const light = mix(silk, '#ffffff', 0.4)
  const drop = (corner: Corner, side: number) =>
    `<path d="M${corner[0] - 30} ${corner[1] - side * 13}L${corner[0] + 30} ${corner[1] + side * 13}V${corner[1] + side * 13 + LIP + DEPTH - 10}L${corner[0] - 30} ${corner[1] - side * 13 + LIP + DEPTH - 10}Z" fill="${side > 0 ? silk : shade}"/>`
  const middleLeft: Corner = [(LEFT[0] + FRONT[0]) / 2, (LEFT[1] + FRONT[1]) / 2]
  const middleRight: Corner = [(RIGHT[0] + FRONT[0]) / 2, (RIGHT[1] + FRONT[1]) / 2]
  const loop = (side: number) => {
    const x = (offset: number) => 600 + side * offset
    return (
      `<path d="M600 622C${x(40)} 520 ${x(150)} 440 ${x(214)} 484C${x(262)} 530 ${x(190)} 628 ${x(30)} 648Z" fill="${silk}"/><path d="M600 630C${x(60)} 570 ${x(140)} 506 ${x(184)} 520C${x(214)} 548 ${x(150)} 610 ${x(30)} 640Z" fill="${shade}"/>` +
      `<path d="M${x(14)} 612C${x(60)} 530 ${x(150)} 462 ${x(204)} 488" fill="none" stroke="${light}" stroke-width="7" opacity="0.6" stroke-linecap="round"/>` +
      `<path d="M${x(-2)} 640C${x(50)} 690 ${x(110)} 720 ${x(176)} 724L${x(158)} 762L${x(120)} 776C${x(70)} 750 ${x(20)} 700 ${x(-14)} 650Z" fill="${silk}"/><path d="M${x(10)} 650C${x(60)} 700 ${x(110)} 726 ${x(158)} 738" fill="none" stroke="${shade}" stroke-width="5" opacity="0.5"/>`
    )
  }
  return (
    drop(middleLeft, 1) +
    drop(middleRight, -1) +
    `<g transform="${onLid()}"><rect x="43" y="0" width="14" height="100" fill="${silk}"/><rect x="0" y="43" width="100" height="14" fill="${silk}"/><path d="M43 0V100M57 0V43M0 43H43M57 43H100M0 57H100" stroke="${shade}" stroke-width="0.6" opacity="0.5"/></g>` +
    `<ellipse cx="612" cy="672" rx="190" ry="54" fill="#000" opacity="0.14"/>${loop(-1)}${loop(1)}` +
    `<path d="M566 606C586 590 616 590 636 606C646 630 642 652 630 664C610 674 588 672 570 662C558 644 556 626 566 606Z" fill="${silk}"/><path d="M580 612C592 604 610 604 622 612" stroke="${light}" stroke-width="6" fill="none" opacity="0.7" stroke-linecap="round"/>`
  )
}
