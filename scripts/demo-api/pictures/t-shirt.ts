import type { Fit } from './draw-picture.ts'
import { clothLayers, printed, ribbing, seam, stitches } from './garment-layers.ts'
import type { Piece } from './garment-layers.ts'
import { mirroredOutline, mirroredPath, openPath } from './outline.ts'
import type { Point, Segment } from './outline.ts'
import type { Fold } from './relief.ts'
import { mix } from './colour-mixing.ts'

/** The left half of a cut: points in the 1200 x 1500 box. */
interface Cut {
  neck: Point
  depth: number
  shoulder: Point
  cuffOut: Point
  cuffIn: Point
  armpit: Point
  waist: Point
  hem: Point
}

const CUTS: Record<Fit, Cut> = {
  male: {
    neck: [482, 246],
    depth: 126,
    shoulder: [286, 314],
    cuffOut: [76, 606],
    cuffIn: [226, 702],
    armpit: [314, 590],
    waist: [318, 890],
    hem: [308, 1252],
  },
  unisex: {
    neck: [488, 252],
    depth: 112,
    shoulder: [302, 316],
    cuffOut: [98, 580],
    cuffIn: [244, 668],
    armpit: [328, 570],
    waist: [330, 890],
    hem: [324, 1240],
  },
  female: {
    neck: [464, 276],
    depth: 176,
    shoulder: [342, 330],
    cuffOut: [196, 520],
    cuffIn: [316, 600],
    armpit: [362, 546],
    waist: [404, 820],
    hem: [344, 1216],
  },
  child: {
    neck: [504, 392],
    depth: 100,
    shoulder: [366, 444],
    cuffOut: [196, 660],
    cuffIn: [316, 738],
    armpit: [378, 650],
    waist: [374, 890],
    hem: [362, 1160],
  },
}

/** A T-shirt laid flat, seen from the front or the back. */
export function drawTShirt(piece: Piece): string {
  const cut = CUTS[piece.fit]
  const back = piece.side === 'back'
  const { neck, shoulder, cuffOut, cuffIn, armpit, waist, hem } = cut
  const depth = back ? 26 : cut.depth
  const collar: Point = [600, neck[1] + depth]
  const neckline: Segment = [
    600 - (600 - neck[0]) * 0.56,
    collar[1],
    neck[0] + 6,
    neck[1] + depth * 0.62,
    ...neck,
  ]
  const sleeveTop: Segment = [
    shoulder[0] - 46,
    shoulder[1] + 44,
    cuffOut[0] + 62,
    cuffOut[1] - 140,
    ...cuffOut,
  ]
  const outline = mirroredOutline(collar, [
    neckline,
    [neck[0] - 50, neck[1] + 24, shoulder[0] + 50, shoulder[1] - 20, ...shoulder],
    sleeveTop,
    [cuffOut[0] + 40, cuffOut[1] + 34, cuffIn[0] - 50, cuffIn[1] - 14, ...cuffIn],
    [cuffIn[0] + 26, cuffIn[1] - 50, armpit[0] - 12, armpit[1] + 20, ...armpit],
    [armpit[0] + 6, armpit[1] + 110, waist[0], waist[1] - 120, ...waist],
    [waist[0], waist[1] + 130, hem[0] + 2, hem[1] - 160, ...hem],
    [hem[0] + 90, hem[1] + 16, 500, hem[1] + 20, 600, hem[1] + 20],
  ])
  const armhole: Segment[] = [
    [shoulder[0] + 34, shoulder[1] + 90, armpit[0] + 22, armpit[1] - 110, ...armpit],
  ]
  const cuffLine: Segment[] = [
    [cuffOut[0] + 52, cuffOut[1] + 12, cuffIn[0] - 38, cuffIn[1] - 38, cuffIn[0] + 12, cuffIn[1] - 24],
  ]
  const cuffStart: Point = [cuffOut[0] + 14, cuffOut[1] - 22]
  const band = 30
  const collarLine = neckBand(collar, neck, depth, band / 2)
  const seams = [
    seam(openPath(shoulder, armhole), piece.cloth),
    seam(mirroredPath(shoulder, armhole), piece.cloth),
    stitches(openPath(cuffStart, cuffLine), piece.cloth),
    stitches(mirroredPath(cuffStart, cuffLine), piece.cloth),
    ...[30, 38].map((rise) => stitches(hemLine(hem, rise), piece.cloth)),
    back ? seam(shoulderSeam(neck, shoulder), piece.cloth, 2) : '',
    back ? seam(mirroredPath(...shoulderParts(neck, shoulder)), piece.cloth, 2) : '',
    ribbing(collarLine, band, piece.cloth),
    stitches(neckBand(collar, neck, depth, band + 9), piece.cloth),
  ].join('')
  const name = `t-shirt ${piece.fit} ${piece.side}`
  const size = (600 - armpit[0]) * 1.46
  return [
    back ? '' : innerBack(piece, neck, neckline, collar),
    clothLayers(piece, {
      name,
      outline,
      relief: { parts: [outline], folds: folds(cut), puff: 30, rumple: 0.34, seed: name.length * 7 + 3 },
      shadow: { spread: 46, x: 12, y: 26, alpha: 0.36 },
      print: back ? '' : printed(piece.motif, piece.colour, 600, collar[1] + 70 + size / 2, size),
      seams,
    }),
  ].join('')
}

function neckBand(collar: Point, neck: Point, depth: number, drop: number): string {
  const side: Point = [neck[0] - drop * 0.92, neck[1] - 6]
  const low = collar[1] + drop
  const curve: Segment = [600 - (600 - side[0]) * 0.56, low, side[0] + 6, side[1] + depth * 0.66, ...side]
  const right = 1200 - side[0]
  return `M${right} ${side[1]}C${1200 - curve[2]} ${curve[3]} ${1200 - curve[0]} ${low} 600 ${low}C${curve.join(' ')}`
}

function hemLine(hem: Point, rise: number): string {
  const y = hem[1] - rise
  return `M${hem[0] - 10} ${y}C${hem[0] + 90} ${y + 16} 500 ${y + 20} 600 ${y + 20}C700 ${y + 20} ${1110 - hem[0]} ${y + 16} ${1210 - hem[0]} ${y}`
}

function shoulderParts(neck: Point, shoulder: Point): [Point, Segment[]] {
  return [
    [neck[0] - 14, neck[1] + 30],
    [[neck[0] - 60, neck[1] + 52, shoulder[0] + 60, shoulder[1] + 16, shoulder[0] + 8, shoulder[1] + 26]],
  ]
}

function shoulderSeam(neck: Point, shoulder: Point): string {
  return openPath(...shoulderParts(neck, shoulder))
}

/** The inside of the back that shows through the neck opening, with its label and collar. */
function innerBack(piece: Piece, neck: Point, neckline: Segment, collar: Point): string {
  const right = 1200 - neck[0]
  const half = `C${neckline.join(' ')}`
  const top = `C${neck[0] + 60} ${neck[1] - 20} ${right - 60} ${neck[1] - 20} ${right} ${neck[1]}`
  const path = `M600 ${collar[1] + 4}${half}${top}L600 ${collar[1] + 4}Z${mirroredPath([600, collar[1] + 4], [neckline])}Z`
  const id = `${piece.id}-inside`
  const label = mix(piece.cloth.base, '#ffffff', 0.72)
  const rib = `M${neck[0] - 12} ${neck[1] + 20}C${neck[0] + 40} ${neck[1] - 12} ${right - 40} ${neck[1] - 12} ${right + 12} ${neck[1] + 20}`
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${piece.cloth.base}"/>` +
    `<stop offset="1" stop-color="${piece.cloth.deep}"/></linearGradient></defs><path d="${path}" fill="url(#${id})"/>` +
    `<path d="${path}" fill="${piece.cloth.seam}" opacity="0.28"/>` +
    `<rect x="572" y="${neck[1] + 20}" width="56" height="36" rx="3" fill="${label}"/>` +
    `<path d="M586 ${neck[1] + 35}h28M590 ${neck[1] + 44}h20" stroke="${piece.cloth.seam}" stroke-width="3" opacity="0.6"/>` +
    ribbing(rib, 26, piece.cloth)
  )
}

function folds({ shoulder, cuffOut, cuffIn, armpit, waist, hem }: Cut): Fold[] {
  const [ax, ay] = armpit
  const chest = 600 - ax
  const fall = (share: number, across: number): Point => [
    waist[0] + (hem[0] - waist[0]) * share + across,
    waist[1] + (hem[1] - waist[1]) * share,
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
      fold([ax - 6, ay + 4], [ax + chest * 0.3, ay + 10 + lean], [ax + chest * 0.62, ay + 70 + lean], 17, 9),
      fold([ax - 2, ay + 24], [ax + chest * 0.18, ay + 90], [ax + chest * 0.44, ay + 200 - lean], 20, 10),
      fold([ax, ay - 16], [ax + chest * 0.26, ay - 50], [ax + chest * 0.52, ay - 40 + lean], 15, 6),
      fold([ax - 14, ay - 10], [ax - 70, ay - 60], [cuffOut[0] + 70, cuffOut[1] - 90], 17, 9),
      fold([ax - 20, ay + 14], [ax - 70, ay - 10], [cuffOut[0] + 44, cuffOut[1] - 20], 15, 8),
      fold([cuffIn[0] - 6, cuffIn[1] - 6], [cuffIn[0] - 20, cuffIn[1] - 80], [ax - 60, ay - 150], 14, 6),
      fold([shoulder[0] - 6, shoulder[1] + 40], [shoulder[0] + 20, ay - 150], [ax + 26, ay - 50], 22, -8),
      fold(
        [waist[0] - 4, waist[1] - 70],
        [waist[0] + 60, waist[1] - 60],
        [waist[0] + 130, waist[1] + lean],
        20,
        8,
      ),
      fold(
        [waist[0] - 4, waist[1] + 30],
        [waist[0] + 60, waist[1] + 40],
        [waist[0] + 110, waist[1] - lean],
        18,
        6,
      ),
      fold(fall(0.2, 24), fall(0.6, 34), fall(0.98, 46 + lean), 26, 11),
      fold(fall(0.36 + lean / 200, 128), fall(0.6, 120), fall(0.98, 140 - lean), 30, 10),
    ]
  }
  return [
    ...half((point) => point, 14),
    ...half(([x, y]) => [1200 - x, y], -18),
    {
      from: [566, fall(0.4, 0)[1]],
      bend: [612, fall(0.7, 0)[1]],
      to: [590, hem[1] - 20],
      width: 34,
      height: 8,
    },
    {
      from: [ax + 90, waist[1] + 30],
      bend: [560, waist[1] + 90],
      to: [700, waist[1] + 56],
      width: 30,
      height: 5,
    },
  ]
}
