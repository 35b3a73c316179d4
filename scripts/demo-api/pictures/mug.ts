import { softShadow } from './cloth.ts'
import { mix } from './colour-mixing.ts'
import { printed } from './garment-layers.ts'
import type { Piece } from './garment-layers.ts'

const BODY =
  'M292 500C300 700 306 900 312 1060C314 1110 330 1132 362 1146C480 1182 640 1182 758 1146C790 1132 806 1110 808 1060C814 900 820 700 828 500C828 576 292 576 292 500Z'
const HANDLE = 'M806 632C900 596 1000 620 1008 738C1016 880 930 968 806 984'

/** A glazed mug on the studio floor; from the back its handle is on the left and it has no print. */
export function drawMug(piece: Piece): string {
  const { cloth, id } = piece
  const back = piece.side === 'back'
  const edge = mix(cloth.base, '#000000', cloth.shadeAlpha < 0.7 ? 0.3 : 0.42)
  const stop = (offset: number, colour: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  const shade = mix(cloth.base, '#06070f', 0.8)
  const glare = cloth.shadeAlpha > 0.8 ? 0.5 : 0.8
  const dark = cloth.shadeAlpha < 0.7 ? 0.7 : 1
  const defs =
    `<defs><linearGradient id="${id}-round">${stop(0, shade, 0.46 * dark)}${stop(0.1, shade, 0.12)}${stop(0.22, shade, 0)}` +
    `${stop(0.55, shade, 0.02)}${stop(0.8, shade, 0.26 * dark)}${stop(0.94, shade, 0.56 * dark)}${stop(1, shade, 0.36 * dark)}</linearGradient>` +
    `<linearGradient id="${id}-fall" x1="0" y1="0" x2="0" y2="1">${stop(0, '#fff', 0.1)}${stop(0.6, '#fff', 0)}${stop(0.86, shade, 0.04)}${stop(1, shade, 0.36)}</linearGradient>` +
    `<linearGradient id="${id}-glare" x1="0" y1="0" x2="1" y2="0">${stop(0, '#fff', 0)}${stop(0.35, '#fff', glare)}${stop(0.7, '#fff', glare * 0.7)}${stop(1, '#fff', 0)}</linearGradient>` +
    `<linearGradient id="${id}-inside">${stop(0, '#c9c5bd', 1)}${stop(0.3, '#e9e6e0', 1)}${stop(0.75, '#fbfaf8', 1)}${stop(1, '#dedad3', 1)}</linearGradient>` +
    `<linearGradient id="${id}-handle" x1="0" y1="0" x2="0.25" y2="1">${stop(0, cloth.glint, 0.55)}${stop(0.3, cloth.base, 0)}${stop(1, shade, 0.5)}</linearGradient>` +
    `<clipPath id="${id}-body"><path d="${BODY}"/></clipPath></defs>`
  const handle =
    `<g fill="none" stroke-linecap="butt"><path d="${HANDLE}" stroke="${edge}" stroke-width="63"/><path d="${HANDLE}" stroke="${cloth.base}" stroke-width="58"/>` +
    `<path d="${HANDLE}" stroke="url(#${id}-handle)" stroke-width="58"/>` +
    `<path d="${HANDLE}" stroke="${shade}" stroke-width="24" transform="translate(9 10)" opacity="0.16"/>` +
    `<path d="${HANDLE}" stroke="#fff" stroke-width="9" transform="translate(-4 -10)" opacity="${glare * 0.5}"/>` +
    `<path d="M806 660C826 652 840 646 850 642M806 950C830 946 844 944 860 940" stroke="${shade}" stroke-width="40" opacity="0.1"/></g>`
  const body =
    `<g clip-path="url(#${id}-body)"><rect x="280" y="440" width="560" height="760" fill="${cloth.base}"/>` +
    (back ? '' : printed(piece.motif, piece.colour, 552, 850, 376)) +
    `<rect x="292" y="440" width="536" height="760" fill="url(#${id}-round)"/><rect x="280" y="440" width="560" height="740" fill="url(#${id}-fall)"/>` +
    `<path d="M340 590C346 800 352 960 358 1096L414 1116C408 940 402 760 398 602Z" fill="url(#${id}-glare)" opacity="0.5"/>` +
    `<path d="M776 600C772 780 768 940 764 1100L782 1092C788 930 792 760 796 594Z" fill="#fff" opacity="0.13"/></g>`
  const rim =
    `<ellipse cx="560" cy="502" rx="268" ry="57" fill="${mix(cloth.base, '#ffffff', 0.35)}"/><ellipse cx="560" cy="503" rx="257" ry="50" fill="url(#${id}-inside)"/>` +
    `<path d="M304 506C330 470 440 454 560 454C680 454 790 470 816 506C780 482 680 470 560 470C440 470 340 482 304 506Z" fill="#8a857c" opacity="0.38"/>` +
    `<ellipse cx="560" cy="502" rx="268" ry="57" fill="none" stroke="${edge}" stroke-width="2" opacity="0.5"/>` +
    `<path d="M300 520C340 558 450 562 560 562C670 562 780 556 822 516" fill="none" stroke="#fff" stroke-width="4" opacity="0.55"/>`
  const floor =
    'M330 1110C420 1060 760 1060 900 1100C1000 1130 960 1178 800 1182C640 1196 420 1190 350 1170C310 1158 300 1130 330 1110Z'
  const contact = 'M340 1130C440 1176 690 1176 790 1128L780 1150C690 1184 440 1184 350 1152Z'
  const drawing =
    softShadow('mug floor', [floor], { spread: 70, x: 24, y: 22, alpha: 0.46 }) +
    softShadow('mug contact', [contact], { spread: 20, x: 4, y: 14, alpha: 0.6 }) +
    handle +
    body +
    rim
  return `${defs}${back ? `<g transform="matrix(-1 0 0 1 1200 0)">${drawing}</g>` : drawing}`
}
