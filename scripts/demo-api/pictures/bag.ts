import { clothLayers, printed, seam, stitches } from './garment-layers.ts'
import type { Piece } from './garment-layers.ts'
import { mix } from './colour-mixing.ts'
import { mirroredOutline } from './outline.ts'

const OUTLINE = mirroredOutline(
  [600, 540],
  [
    [500, 538, 380, 532, 290, 522],
    [284, 760, 270, 1040, 262, 1316],
    [262, 1352, 282, 1366, 320, 1368],
    [430, 1376, 520, 1378, 600, 1376],
  ],
)
const FRONT_HANDLE = 'M436 668L444 520C446 330 500 196 600 196C700 196 754 330 756 520L764 668'
const BACK_HANDLE = 'M462 560C464 390 520 250 612 250C700 250 748 380 744 560'

/** A cotton tote bag with two handles. */
export function drawBag(piece: Piece): string {
  const { cloth } = piece
  const back = piece.side === 'back'
  const top = 'M270 580C400 592 500 598 600 598C700 598 800 592 930 580'
  const label = back
    ? `<rect x="880" y="1010" width="34" height="58" fill="${mix(cloth.base, '#ffffff', 0.75)}"/>`
    : ''
  return [
    handle(BACK_HANDLE, { ...piece, cloth: { ...cloth, base: mix(cloth.base, cloth.deep, 0.5) } }),
    clothLayers(piece, {
      name: `bag ${piece.side}`,
      outline: OUTLINE,
      relief: {
        parts: [OUTLINE],
        folds: [
          { from: [440, 660], bend: [430, 860], to: [360, 1120], width: 34, height: 13 },
          { from: [470, 680], bend: [500, 900], to: [470, 1150], width: 40, height: 10 },
          { from: [762, 660], bend: [770, 900], to: [840, 1160], width: 34, height: 13 },
          { from: [735, 690], bend: [700, 900], to: [716, 1100], width: 40, height: 8 },
          { from: [470, 560], bend: [600, 640], to: [740, 560], width: 34, height: -9 },
          { from: [280, 1290], bend: [400, 1200], to: [560, 1260], width: 32, height: 10 },
          { from: [920, 1300], bend: [820, 1180], to: [660, 1240], width: 34, height: 11 },
          { from: [300, 1340], bend: [330, 1240], to: [310, 1120], width: 24, height: 9 },
          { from: [300, 560], bend: [330, 700], to: [310, 840], width: 28, height: 9 },
          { from: [900, 560], bend: [868, 720], to: [894, 860], width: 28, height: -9 },
        ],
        puff: 34,
        rumple: 0.4,
        seed: back ? 31 : 23,
      },
      shadow: { spread: 48, x: 14, y: 26, alpha: 0.38 },
      print: back ? '' : printed(piece.motif, piece.colour, 600, 966, 440),
      seams:
        seam(top, cloth) +
        stitches('M270 568C400 580 500 586 600 586C700 586 800 580 930 568', cloth) +
        label,
    }),
    handle(FRONT_HANDLE, piece),
    cross(438, 636, piece),
    cross(762, 636, piece),
  ].join('')
}

function handle(path: string, { cloth, id }: Piece): string {
  const sheen = `${id}-sheen-${cloth.base.slice(1)}`
  return (
    `<defs><linearGradient id="${sheen}" gradientUnits="userSpaceOnUse" x1="430" y1="200" x2="770" y2="640"><stop offset="0" stop-color="${cloth.glint}" stop-opacity="0.5"/>` +
    `<stop offset="0.4" stop-color="${cloth.base}" stop-opacity="0"/><stop offset="1" stop-color="${cloth.deep}" stop-opacity="0.5"/></linearGradient></defs>` +
    `<g fill="none" stroke-linejoin="round"><path d="${path}" stroke="#1a1512" stroke-width="48" opacity="0.07" transform="translate(10 14)"/><path d="${path}" stroke="#1a1512" stroke-width="43" opacity="0.13" transform="translate(5 8)"/>` +
    `<path d="${path}" stroke="${cloth.seam}" stroke-width="45" opacity="0.8"/><path d="${path}" stroke="${cloth.base}" stroke-width="42"/><path d="${path}" stroke="url(#${sheen})" stroke-width="42"/>` +
    `<path d="${path}" stroke="${cloth.seam}" stroke-width="33" opacity="0.45"/><path d="${path}" stroke="${cloth.base}" stroke-width="30"/><path d="${path}" stroke="url(#${sheen})" stroke-width="30"/></g>`
  )
}

function cross(x: number, y: number, { cloth }: Piece): string {
  const [left, right, top, bottom] = [x - 17, x + 17, y - 28, y + 24]
  return stitches(
    `M${left} ${top}H${right}V${bottom}H${left}ZL${right} ${bottom}M${right} ${top}L${left} ${bottom}`,
    cloth,
  )
}
