import { mix } from './colour-mixing.ts'
import { clothLayers, printed, ribbing, seam, stitches } from './garment-layers.ts'
import type { Piece } from './garment-layers.ts'
import { mirroredOutline } from './outline.ts'

const FRONT = mirroredOutline(
  [600, 470],
  [
    [530, 470, 462, 420, 456, 344],
    [400, 360, 340, 376, 290, 396],
    [270, 404, 262, 420, 262, 446],
    [258, 720, 258, 980, 262, 1250],
    [264, 1290, 284, 1302, 320, 1304],
    [420, 1310, 510, 1310, 600, 1310],
  ],
)
const UNDER = mirroredOutline(
  [600, 420],
  [
    [400, 410],
    [286, 406, 250, 430, 250, 470],
    [248, 800, 246, 1000, 250, 1270],
    [252, 1314, 280, 1326, 330, 1326],
    [600, 1330],
  ],
)

/** A T-shirt folded into a rectangle, its print up, as it lies in a shop. */
export function drawFoldedTShirt(piece: Piece): string {
  const { cloth } = piece
  const collar = 'M745 330C740 424 674 486 600 486C526 486 460 424 455 330'
  return [
    clothLayers(piece, {
      name: 'folded t-shirt under',
      outline: UNDER,
      relief: { parts: [UNDER], folds: [], puff: 30, rumple: 0.1, seed: 2 },
      shadow: { spread: 50, x: 16, y: 26, alpha: 0.44 },
    }),
    `<path d="M456 344C520 326 680 326 744 344C738 420 670 474 600 474C530 474 462 420 456 344Z" fill="${mix(cloth.deep, '#000000', 0.1)}"/>`,
    `<rect x="572" y="362" width="56" height="36" rx="3" fill="${mix(cloth.base, '#ffffff', 0.72)}"/>`,
    ribbing('M446 358C510 332 690 332 754 358', 26, cloth),
    clothLayers(piece, {
      name: 'folded t-shirt front',
      outline: FRONT,
      relief: {
        parts: [FRONT],
        folds: [
          { from: [280, 430], bend: [300, 800], to: [280, 1260], width: 24, height: 10 },
          { from: [920, 430], bend: [900, 800], to: [920, 1260], width: 24, height: -7 },
          { from: [300, 1180], bend: [500, 1120], to: [700, 1180], width: 34, height: 8 },
          { from: [880, 560], bend: [780, 600], to: [700, 540], width: 30, height: 8 },
          { from: [310, 640], bend: [380, 560], to: [450, 540], width: 30, height: 9 },
        ],
        puff: 34,
        rumple: 0.3,
        seed: 12,
      },
      shadow: { spread: 14, x: 3, y: 6, alpha: 0.4 },
      print: printed(piece.motif, piece.colour, 600, 830, 460),
      seams:
        ribbing(collar, 34, cloth) +
        stitches('M768 330C760 438 688 512 600 512C512 512 440 438 432 330', cloth) +
        seam('M455 344C400 362 340 378 280 400', cloth),
    }),
  ].join('')
}
