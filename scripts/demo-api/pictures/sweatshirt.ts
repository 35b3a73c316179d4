import { clothLayers, printed, ribbing, seam, stitches } from './garment-layers.ts'
import type { Piece } from './garment-layers.ts'
import { mix } from './colour-mixing.ts'
import { drawCrewNeck, drawHood } from './sweatshirt-neck.ts'
import { BOX_WIDTH, mirroredOutline, mirroredPath, openPath } from './outline.ts'
import type { Point, Segment } from './outline.ts'
import type { Fold } from './relief.ts'

/** How a fit differs: `half` is half the body width, `top` and `hem` heights, `waist` the taper. */
interface Cut {
  half: number
  top: number
  hem: number
  taper: number
  reach: number
}

const CUTS = {
  male: { half: 302, top: 330, hem: 1282, taper: 0, reach: 196 },
  unisex: { half: 290, top: 336, hem: 1270, taper: 0, reach: 192 },
  female: { half: 252, top: 296, hem: 1226, taper: 30, reach: 172 },
  child: { half: 232, top: 420, hem: 1140, taper: 0, reach: 150 },
} as const satisfies Record<Piece['fit'], Cut>

/** A sweatshirt laid flat: hooded with drawstrings and a pocket; the female fit has a crew neck instead. */
export function drawSweatshirt(piece: Piece): string {
  const cut = CUTS[piece.fit]
  const hooded = piece.fit !== 'female'
  const back = piece.side === 'back'
  const body = bodyOf(cut, hooded || back)
  const { cloth } = piece
  const bandTop = cut.hem - 84
  const left = 600 - cut.half
  const scale = cut.half / 290
  const seams = [
    seam(openPath(body.shoulder, body.armhole), cloth),
    seam(mirroredPath(body.shoulder, body.armhole), cloth),
    stitches(openPath([body.shoulder[0] + 9, body.shoulder[1]], body.armhole), cloth),
    ribbing(
      `M${left - 20} ${cut.hem - 38}C${left + 150} ${cut.hem - 22} ${1050 - left} ${cut.hem - 22} ${1220 - left} ${cut.hem - 38}`,
      80,
      cloth,
    ),
    seam(
      `M${left} ${bandTop}C${left + 150} ${bandTop + 16} ${1050 - left} ${bandTop + 16} ${1200 - left} ${bandTop}`,
      cloth,
    ),
    cuff(body.cuff, cloth),
    cuff(
      body.cuff.map(([x, y]): Point => [BOX_WIDTH - x, y]),
      cloth,
    ),
    hooded && !back ? pocket(piece, scale, bandTop + 8) : '',
  ].join('')
  const name = `sweatshirt ${piece.fit} ${piece.side}`
  const size = cut.half * (hooded ? 1.18 : 1.3)
  const printTop = cut.top + (hooded ? 182 : 176) * scale
  const neck = { x: 600, y: cut.top, scale }
  return [
    hooded || back ? '' : drawCrewNeck(piece, neck, 'behind'),
    clothLayers(piece, {
      name,
      outline: body.outline,
      relief: {
        parts: [body.trunk, body.sleeve, body.otherSleeve],
        folds: folds(body, cut),
        puff: 44,
        rumple: 0.3,
        seed: name.length * 11,
      },
      shadow: { spread: 50, x: 12, y: 26, alpha: 0.38 },
      print: back ? '' : printed(piece.motif, piece.colour, 600, printTop + size / 2, size),
      seams,
    }),
    hooded ? drawHood(piece, neck) : drawCrewNeck(piece, neck, 'front'),
  ].join('')
}

function bodyOf(cut: Cut, closed: boolean) {
  const { half, top, hem, taper, reach } = cut
  const scale = half / 290
  const left = 600 - half
  const neck: Point = [600 - 112 * scale, top - 34 * scale]
  const shoulder: Point = [left + 18, top + 44 * scale]
  const armpit: Point = [left + 20, top + 300 * scale]
  const cuffY = hem - 40 * scale
  const outX = left - reach
  const width = 96 * scale
  const cuffTop: Point = [outX + 12, cuffY - 96 * scale]
  const cuffEnd: Point = [outX + 16, cuffY]
  const innerEnd: Point = [outX + 16 + width, cuffY + 12]
  const innerTop: Point = [outX + 30 + width, cuffY - 90 * scale]
  const collar: Point = [600, top + (closed ? -22 : 74) * scale]
  const neckline: Segment = [
    600 - 70 * scale,
    collar[1],
    neck[0] + 8,
    neck[1] + (collar[1] - neck[1]) * 0.6,
    ...neck,
  ]
  const overShoulder: Segment = [neck[0] - 50, neck[1] + 20, shoulder[0] + 56, shoulder[1] - 24, ...shoulder]
  const sleeveSide: Segment[] = [
    [shoulder[0] - 66, shoulder[1] + 54, outX - 4, cuffTop[1] - 430 * scale, ...cuffTop],
    [outX - 2, cuffTop[1] + 24, outX + 8, cuffEnd[1] - 30, ...cuffEnd],
    [outX + 40, cuffY + 14, innerEnd[0] - 30, cuffY + 18, ...innerEnd],
    [innerEnd[0] + 6, innerEnd[1] - 40, innerTop[0] + 10, innerTop[1] + 20, ...innerTop],
    [innerTop[0] + 30, innerTop[1] - 220 * scale, armpit[0] - 50, armpit[1] + 170 * scale, ...armpit],
  ]
  const trunkSide: Segment[] = [
    [left + 22, armpit[1] + 120, left + 6 + taper * 1.6, hem - 380, left + 4 + taper, hem - 300],
    [left - 8 + taper, hem - 200, left - 6, hem - 130, left + 4, hem - 84],
    [left + 14, hem - 60, left + 12, hem - 30, left + 14, hem],
    [left + 120, hem + 12, 500, hem + 16, 600, hem + 16],
  ]
  const armhole: Segment[] = [
    [shoulder[0] + 30, shoulder[1] + 90, armpit[0] + 14, armpit[1] - 110, ...armpit],
  ]
  return {
    shoulder,
    armpit,
    armhole,
    cuffTop,
    innerTop,
    cuff: [cuffTop, cuffEnd, innerEnd, innerTop] as Point[],
    outline: mirroredOutline(collar, [neckline, overShoulder, ...sleeveSide, ...trunkSide]),
    trunk: mirroredOutline(collar, [neckline, overShoulder, ...armhole, ...trunkSide]),
    sleeve: `${openPath(shoulder, sleeveSide)}Z`,
    otherSleeve: `${mirroredPath(shoulder, sleeveSide)}Z`,
  }
}

function cuff(corners: readonly Point[], cloth: Piece['cloth']): string {
  const [top, end, innerEnd, innerTop] = corners
  if (!top || !end || !innerEnd || !innerTop) return ''
  const middle = (a: Point, b: Point) => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`
  const overshoot = top[0] < innerTop[0] ? 14 : -14
  return (
    ribbing(
      `M${top[0] - overshoot} ${(top[1] + end[1]) / 2}L${middle(innerTop, innerEnd)}L${innerTop[0] + overshoot} ${(innerTop[1] + innerEnd[1]) / 2 + 2}`,
      end[1] - top[1] + 6,
      cloth,
    ) + seam(`M${top.join(' ')}L${innerTop.join(' ')}`, cloth)
  )
}

function pocket(piece: Piece, scale: number, bottom: number): string {
  const y = (rise: number) => bottom - rise * scale
  const x = (offset: number) => 600 + offset * scale
  const slant = `C${x(-150)} ${y(230)} ${x(-186)} ${y(170)} ${x(-200)} ${y(92)}`
  const path = `M${x(-128)} ${y(264)}${slant}L${x(-200)} ${y(-4)}L${x(200)} ${y(-4)}L${x(200)} ${y(92)}C${x(186)} ${y(170)} ${x(150)} ${y(230)} ${x(128)} ${y(264)}Z`
  return (
    `<path d="${path}" fill="${mix(piece.cloth.base, '#000000', 0.5)}" opacity="0.1" transform="translate(3 7)"/>` +
    seam(path, piece.cloth, 3.2) +
    stitches(`M${x(-118)} ${y(252)}H${x(118)}`, piece.cloth) +
    stitches(
      `M${x(-114)} ${y(256)}C${x(-136)} ${y(226)} ${x(-172)} ${y(166)} ${x(-186)} ${y(90)}`,
      piece.cloth,
    ) +
    stitches(`M${x(114)} ${y(256)}C${x(136)} ${y(226)} ${x(172)} ${y(166)} ${x(186)} ${y(90)}`, piece.cloth)
  )
}

function folds(body: ReturnType<typeof bodyOf>, cut: Cut): Fold[] {
  const { shoulder, armpit, cuffTop, innerTop } = body
  const [ax, ay] = armpit
  const sleeveAt = (share: number, across: number): Point => [
    ax - 40 + (innerTop[0] - ax + 20) * share - across,
    ay + (innerTop[1] - ay) * share,
  ]
  const half = (flip: (point: Point) => Point, lean: number): Fold[] => {
    const fold = (from: Point, bend: Point, to: Point, width: number, height: number): Fold => ({
      from: flip(from),
      bend: flip(bend),
      to: flip(to),
      width,
      height,
    })
    return [
      fold([ax - 4, ay], [ax + 80, ay + 20 + lean], [ax + 170, ay + 100], 22, 13),
      fold([ax, ay + 30], [ax + 40, ay + 120], [ax + 120, ay + 260 + lean], 24, 12),
      fold([ax - 4, ay - 20], [ax + 70, ay - 80], [ax + 130, ay - 90], 18, 8),
      fold([ax - 20, ay], [ax - 80, ay - 40], [shoulder[0] - 110, ay - 70], 20, 12),
      fold([ax - 30, ay + 40], [ax - 90, ay + 30], sleeveAt(0.1, 120), 20, 12),
      fold(sleeveAt(0.3, -6), [ax - 110, ay + 120 + lean], sleeveAt(0.24, 110), 22, 13),
      fold(sleeveAt(0.5, 110), [ax - 150, ay + 280], sleeveAt(0.58, 6), 20, 11),
      fold(sleeveAt(0.74, 0), [sleeveAt(0.8, 50)[0], sleeveAt(0.85, 0)[1]], sleeveAt(0.78, 116), 20, 11),
      fold(sleeveAt(0.92, 110), [sleeveAt(0.98, 50)[0], cuffTop[1] + 4], sleeveAt(0.96, -10), 18, 12),
      fold([shoulder[0] - 4, shoulder[1] + 30], [shoulder[0] + 22, ay - 130], [ax + 16, ay - 30], 24, -9),
      fold(
        [600 - cut.half + 30, cut.hem - 96],
        [600 - cut.half + 60, cut.hem - 190],
        [600 - cut.half + 44 + lean, cut.hem - 290],
        26,
        12,
      ),
      fold(
        [600 - cut.half + 90, cut.hem - 92],
        [600 - cut.half + 96, cut.hem - 150],
        [600 - cut.half + 130 - lean, cut.hem - 230],
        24,
        10,
      ),
    ]
  }
  return [...half((point) => point, 12), ...half(([x, y]) => [BOX_WIDTH - x, y], -16)]
}
