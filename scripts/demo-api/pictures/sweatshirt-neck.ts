import { mix } from './colour-mixing.ts'
import { clothLayers, ribbing, seam, stitches } from './garment-layers.ts'
import type { Piece } from './garment-layers.ts'
import { mirroredOutline } from './outline.ts'
import type { Point, Segment } from './outline.ts'

/** Where the neck of a sweatshirt is and how large: 1 fits a 580 unit wide body. */
interface NeckPlace {
  x: number
  y: number
  scale: number
}

/** The hood lying up behind the neck; the front has its opening and drawstrings, the back a centre seam. */
export function drawHood(piece: Piece, place: NeckPlace): string {
  const back = piece.side === 'back'
  const at = (x: number, y: number): Point => [600 + x * place.scale, place.y + y * place.scale]
  const curve = (...points: [Point, Point, Point]): Segment => [...points[0], ...points[1], ...points[2]]
  const bottom = back ? 58 : 92
  const top = back ? -214 : -266
  const outline = mirroredOutline(at(0, top), [
    curve(at(-86, top), at(-160, top + 46), at(-166, -118)),
    curve(at(-170, -66), at(-164, -20), at(-138, 8)),
    curve(at(-90, bottom * 0.6), at(-40, bottom), at(0, bottom)),
  ])
  const opening = mirroredOutline(at(0, -196), [
    curve(at(-58, -196), at(-98, -150), at(-98, -92)),
    curve(at(-98, -30), at(-48, 24), at(0, 62)),
  ])
  const rim = mirroredOutline(at(0, -222), [
    curve(at(-72, -222), at(-124, -166), at(-124, -94)),
    curve(at(-124, -22), at(-64, 40), at(0, 84)),
  ])
  const name = `hood ${piece.fit} ${piece.side}`
  const ridge = (x: number, width: number, height: number) => ({
    from: at(x, -220),
    bend: at(x * 1.5, -110),
    to: at(x * 0.9, 20),
    width,
    height,
  })
  const cloth = clothLayers(piece, {
    name,
    outline,
    relief: {
      parts: [outline],
      folds: back
        ? [
            ridge(-90, 26, 12),
            ridge(70, 24, 10),
            { from: at(-110, 10), bend: at(0, 50), to: at(110, 6), width: 20, height: 12 },
          ]
        : [ridge(-118, 18, 12), ridge(118, 18, 12)],
      puff: 46,
      rumple: 0.26,
      seed: 41,
    },
    shadow: { spread: 30, x: 5, y: 16, alpha: 0.32 },
    seams: back
      ? seam(`M600 ${at(0, -266)[1]}V${at(0, 58)[1]}`, piece.cloth) +
        stitches(`M${at(-9, 0)[0]} ${at(0, -266)[1]}V${at(0, 58)[1]}`, piece.cloth)
      : stitches(rim, piece.cloth),
  })
  return back ? cloth : cloth + hoodOpening(piece, opening, at)
}

function hoodOpening(piece: Piece, opening: string, at: (x: number, y: number) => Point): string {
  const { cloth } = piece
  const id = `${piece.id}-hood-inside`
  const cord = mix(
    cloth.base,
    cloth.shadeAlpha > 0.8 ? '#ffffff' : '#2a2a2e',
    cloth.shadeAlpha > 0.8 ? 0.82 : 0.12,
  )
  const string = (side: number, length: number) => {
    const [x, y] = at(side * 46, 64)
    const [endX, endY] = at(side * 62, 64 + length)
    const path = `M${x} ${y}C${x + side * 6} ${y + 60} ${endX - side * 26} ${endY - 90} ${endX} ${endY}`
    return (
      `<circle cx="${x}" cy="${y}" r="8.5" fill="#b9b7b2"/><circle cx="${x}" cy="${y}" r="4.6" fill="#3d3b39"/>` +
      `<g fill="none" stroke-linecap="round"><path d="${path}" transform="translate(4 6)" stroke="#0c0c12" stroke-width="9" opacity="0.22"/>` +
      `<path d="${path}" stroke="${mix(cord, '#000000', 0.28)}" stroke-width="10"/><path d="${path}" stroke="${cord}" stroke-width="7.4"/>` +
      `<path d="${path}" stroke="${mix(cord, '#000000', 0.3)}" stroke-width="7.4" stroke-dasharray="1.4 4" stroke-linecap="butt" opacity="0.4"/>` +
      `<path d="M${endX - side * 2} ${endY - 6}L${endX + side * 4} ${endY + 20}" stroke="#a7a29a" stroke-width="10" stroke-linecap="butt"/></g>`
    )
  }
  const [labelX, labelY] = at(-29, -58)
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0.15" y2="1"><stop offset="0" stop-color="${mix(cloth.deep, '#000000', 0.32)}"/>` +
    `<stop offset="0.55" stop-color="${cloth.deep}"/><stop offset="1" stop-color="${mix(cloth.deep, '#000000', 0.2)}"/></linearGradient></defs>` +
    `<path d="${opening}" fill="url(#${id})"/>` +
    `<path d="M${at(-92, -64).join(' ')}C${at(-50, -40).join(' ')} ${at(50, -40).join(' ')} ${at(92, -64).join(' ')}" fill="none" stroke="${cloth.seam}" stroke-width="3" opacity="0.6"/>` +
    `<rect x="${labelX}" y="${labelY}" width="58" height="38" rx="3" fill="${mix(cloth.base, '#ffffff', 0.66)}" opacity="0.92"/>` +
    `<path d="M${labelX + 14} ${labelY + 15}h30M${labelX + 19} ${labelY + 24}h20" stroke="${cloth.seam}" stroke-width="3" opacity="0.6"/>` +
    seam(opening, cloth, 4) +
    string(-1, 178) +
    string(1, 162)
  )
}

/** A ribbed crew neck: its inside and back part go behind the body, its front part over it. */
export function drawCrewNeck(piece: Piece, place: NeckPlace, layer: 'behind' | 'front'): string {
  const { cloth } = piece
  const at = (x: number, y: number) => `${600 + x * place.scale} ${place.y + y * place.scale}`
  const low = piece.side === 'back' ? -22 : 74
  if (layer === 'front') {
    if (piece.side === 'back') {
      const arc = `M${at(-117, -40)}C${at(-76, -14)} ${at(76, -14)} ${at(117, -40)}`
      return ribbing(arc, 34 * place.scale, cloth)
    }
    const path = `M${at(-123, -34)}C${at(-116, 40)} ${at(-76, low + 22)} ${at(0, low + 22)}C${at(76, low + 22)} ${at(116, 40)} ${at(123, -34)}`
    const vee = `M${at(-26, low + 46)}L${at(0, low + 84)}L${at(26, low + 46)}`
    return ribbing(path, 44 * place.scale, cloth) + stitches(vee, cloth)
  }
  return (
    `<path d="M${at(-120, -36)}C${at(-70, -62)} ${at(70, -62)} ${at(120, -36)}C${at(112, 40)} ${at(70, low + 8)} ${at(0, low + 8)}C${at(-70, low + 8)} ${at(-112, 40)} ${at(-120, -36)}Z" fill="${cloth.deep}"/>` +
    `<rect x="570" y="${place.y - 8}" width="60" height="38" rx="3" fill="${mix(cloth.base, '#ffffff', 0.7)}"/>` +
    ribbing(`M${at(-120, -24)}C${at(-70, -54)} ${at(70, -54)} ${at(120, -24)}`, 40 * place.scale, cloth)
  )
}
