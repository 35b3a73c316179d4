import { mix } from './colour-mixing.ts'
import { clothLayers, printed, seam, stitches } from './garment-layers.ts'
import type { Piece } from './garment-layers.ts'
import { mirroredOutline, mirroredPath, openPath } from './outline.ts'
import type { Point, Segment } from './outline.ts'

const TOP: Point = [600, 380]
const BACK_SIDE: Segment[] = [
  [470, 376, 336, 416, 284, 580],
  [258, 670, 244, 770, 244, 872],
]
const FRONT_BUTTON: Point = [668, 400]
const CROWN =
  'M300 846C286 640 400 412 662 402C900 396 1036 570 1040 830C1042 868 1038 896 1030 916C940 960 830 974 716 968C560 960 400 916 300 846Z'
const BRIM =
  'M302 820C240 862 150 930 122 1000C104 1050 136 1078 196 1070C300 1056 400 1062 500 1088C600 1114 690 1110 726 1062C748 1030 746 996 734 962C560 962 410 908 302 820Z'

/** A five-panel baseball cap, half turned with its brim to the left, or from the back with its strap. */
export function drawCap(piece: Piece): string {
  if (piece.side === 'front') return capFront(piece)
  return `<g transform="translate(0 100)">${capBack(piece)}</g>`
}

function capFront(piece: Piece): string {
  const { cloth } = piece
  const panel = 'M668 402C760 520 770 760 722 968'
  const side = 'M672 402C860 440 960 640 948 950'
  const left = 'M660 402C480 430 350 560 318 800'
  const print = `<g transform="matrix(0.93 0.075 -0.02 1 60 -34)">${printed(piece.motif, piece.colour, 528, 686, 336)}</g>`
  const eyelets = [eyelet(846, 640, cloth), eyelet(402, 560, cloth)].join('')
  const brimRows = [
    'M286 846C236 884 178 942 158 1004C148 1034 168 1046 204 1040C310 1026 410 1034 506 1060C596 1084 680 1080 706 1042C722 1016 724 992 718 966',
    'M296 858C252 892 208 938 194 984C188 1006 204 1012 228 1008C326 998 420 1006 512 1032C592 1052 664 1050 684 1020C694 1000 698 984 696 966',
    'M310 868C276 894 244 926 232 962C228 976 240 980 258 978C344 972 430 982 516 1004C590 1022 648 1020 664 996C670 984 672 976 672 966',
    'M328 880C304 898 282 918 272 940C352 942 438 958 520 978C588 994 636 990 646 968',
  ]
  return [
    clothLayers(piece, {
      name: 'cap crown front',
      outline: CROWN,
      relief: {
        parts: [CROWN],
        folds: [
          { from: [650, 330], bend: [620, 640], to: [600, 1130], width: 270, height: 150 },
          { from: [820, 930], bend: [850, 830], to: [930, 760], width: 24, height: 8 },
          { from: [960, 900], bend: [990, 800], to: [980, 690], width: 24, height: 8 },
          { from: [420, 880], bend: [470, 830], to: [560, 850], width: 22, height: 5 },
          { from: [690, 880], bend: [650, 820], to: [680, 740], width: 22, height: 6 },
        ],
        puff: 36,
        rumple: 0.12,
        seed: 5,
      },
      shadow: { spread: 50, x: 16, y: 40, alpha: 0.36 },
      print,
      seams: [
        ...[panel, side, left].map((path) => seam(path, cloth, 3.4)),
        stitches('M660 408C748 526 758 760 710 964', cloth),
        stitches('M680 408C772 520 782 760 734 966', cloth),
        stitches('M682 410C868 452 970 640 958 946', cloth),
        stitches('M660 414C490 446 364 570 332 806', cloth),
        stitches('M740 938C840 944 940 930 1036 888', cloth),
        eyelets,
      ].join(''),
    }),
    button(piece, FRONT_BUTTON[0], FRONT_BUTTON[1]),
    clothLayers(piece, {
      name: 'cap brim',
      outline: BRIM,
      relief: {
        parts: [BRIM],
        folds: [
          { from: [130, 1120], bend: [300, 860], to: [700, 990], width: 90, height: 40 },
          { from: [600, 930], bend: [690, 1000], to: [740, 1130], width: 50, height: -14 },
        ],
        puff: 12,
        rumple: 0.05,
        seed: 6,
      },
      shadow: { spread: 36, x: 10, y: 34, alpha: 0.44 },
      seams:
        `<path d="M302 820C410 908 560 962 734 962" fill="none" stroke="#08080c" stroke-width="34" opacity="0.16"/><path d="M302 820C410 908 560 962 734 962" fill="none" stroke="#08080c" stroke-width="14" opacity="0.2"/>` +
        brimRows.map((path) => stitches(path, cloth)).join(''),
    }),
  ].join('')
}

function capBack(piece: Piece): string {
  const { cloth } = piece
  const crown = mirroredOutline(TOP, [...BACK_SIDE, [360, 914, 480, 930, 600, 930]])
  const opening = 'M446 924C440 768 510 736 600 736C690 736 760 768 754 924Z'
  const strap = 'M440 868C520 886 680 886 760 868L764 934C680 952 520 952 436 934Z'
  const holes = Array.from({ length: 7 }, (_, hole) => {
    const x = 492 + hole * 36
    return `<circle cx="${x}" cy="${911 - Math.abs(hole - 3) * 1.6}" r="8.5" fill="${mix(cloth.base, '#000000', 0.62)}"/>`
  })
  return [
    clothLayers(piece, {
      name: 'cap crown back',
      outline: crown,
      relief: {
        parts: [crown],
        folds: [
          { from: [600, 330], bend: [596, 600], to: [600, 1010], width: 250, height: 120 },
          { from: [360, 800], bend: [400, 740], to: [440, 780], width: 22, height: 7 },
          { from: [850, 800], bend: [790, 720], to: [760, 770], width: 24, height: 7 },
        ],
        puff: 34,
        rumple: 0.16,
        seed: 8,
      },
      shadow: { spread: 46, x: 10, y: 34, alpha: 0.36 },
      seams:
        panelSeams(piece) +
        seam('M600 362V736', cloth, 3.4) +
        stitches('M590 372V730', cloth) +
        stitches('M610 372V730', cloth) +
        `<path d="${opening}" fill="${mix(cloth.deep, '#000000', 0.45)}"/><path d="M470 924C474 800 520 762 600 762C680 762 726 800 730 924Z" fill="${mix(cloth.deep, '#000000', 0.15)}"/>` +
        stitches('M428 918C424 752 506 716 600 716C694 716 776 752 772 918', cloth) +
        seam(opening, cloth, 4) +
        stitches('M262 846C320 872 380 890 440 900M938 846C880 872 820 890 760 900', cloth),
    }),
    `<path d="${strap}" fill="#000" opacity="0.25" transform="translate(4 8)"/><path d="${strap}" fill="${mix(cloth.base, '#000000', 0.16)}"/>`,
    `<path d="M440 872C520 890 680 890 760 872" fill="none" stroke="${cloth.glint}" stroke-width="3" opacity="0.5"/>`,
    ...holes,
    button(piece, 600, 380),
  ].join('')
}

function panelSeams({ cloth }: Piece): string {
  const front: [Point, Segment[]] = [[586, 382], [[440, 430, 384, 640, 398, 920]]]
  const inner: [Point, Segment[]] = [[590, 392], [[452, 440, 398, 640, 412, 920]]]
  const side: [Point, Segment[]] = [[580, 384], [[450, 392, 330, 470, 262, 680]]]
  const eyelets = [eyelet(352, 590, cloth), eyelet(848, 590, cloth)]
  return [
    seam(openPath(...front), cloth, 3.4),
    seam(mirroredPath(...front), cloth, 3.4),
    stitches(openPath(...inner), cloth),
    stitches(mirroredPath(...inner), cloth),
    seam(openPath(...side), cloth, 3),
    seam(mirroredPath(...side), cloth, 3),
    ...eyelets,
  ].join('')
}

function eyelet(x: number, y: number, cloth: Piece['cloth']): string {
  return (
    `<circle cx="${x + 1}" cy="${y + 1.5}" r="14" fill="${cloth.glint}" opacity="0.5"/><circle cx="${x}" cy="${y}" r="11" fill="none" stroke="${cloth.seam}" stroke-width="6" stroke-dasharray="3 1.6" opacity="0.7"/>` +
    `<circle cx="${x}" cy="${y}" r="6" fill="${mix(cloth.base, '#0b0b10', 0.7)}"/>`
  )
}

function button({ cloth }: Piece, x: number, y: number): string {
  return (
    `<ellipse cx="${x + 3}" cy="${y}" rx="35" ry="17" fill="#000" opacity="0.22"/><ellipse cx="${x}" cy="${y - 8}" rx="33" ry="17" fill="${cloth.base}"/>` +
    `<ellipse cx="${x}" cy="${y - 4}" rx="33" ry="14" fill="${cloth.seam}" opacity="0.35"/><ellipse cx="${x - 6}" cy="${y - 13}" rx="20" ry="8" fill="${cloth.glint}" opacity="0.5"/>`
  )
}
