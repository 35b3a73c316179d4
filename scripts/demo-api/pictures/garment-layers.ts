import { grainPattern, shading, softShadow } from './cloth.ts'
import type { Cloth } from './cloth.ts'
import type { ColourId } from './colours.ts'
import type { Fit } from './draw-picture.ts'
import { inksFor } from './inks.ts'
import { motifOf } from './motifs.ts'
import type { MotifId } from './motifs.ts'
import { BOX_HEIGHT, BOX_WIDTH } from './outline.ts'
import type { Relief } from './relief.ts'

/** One product to draw in the 1200 x 1500 box; `id` prefixes the SVG ids it defines. */
export interface Piece {
  id: string
  colour: ColourId
  cloth: Cloth
  motif: MotifId | null
  side: 'front' | 'back'
  fit: Fit
  /** Box units per grain of the cloth texture: 1 for a whole garment, less for a close view. */
  grainScale: number
}

/** The layers of one stretch of cloth, from the back to the front. */
interface Layers {
  /** Names the form (not the colour): two reliefs of one name must be equal. */
  name: string
  outline: string
  relief: Relief
  shadow?: { spread?: number; x?: number; y?: number; alpha?: number }
  /** Drawn on the bare cloth, under light and shade. */
  print?: string
  /** Drawn over light and shade, cut to the outline. */
  seams?: string
}

/** A shaded, textured piece of cloth with its print and its shadow on the background. */
export function clothLayers(piece: Piece, layers: Layers): string {
  const id = `${piece.id}-${layers.name.replaceAll(' ', '-')}`
  const full = `width="${BOX_WIDTH}" height="${BOX_HEIGHT}"`
  return [
    `<defs><clipPath id="${id}-cut"><path d="${layers.outline}"/></clipPath>`,
    grainPattern(`${id}-grain`, piece.cloth, piece.grainScale),
    `</defs>`,
    layers.shadow ? softShadow(layers.name, [layers.outline], layers.shadow) : '',
    `<g clip-path="url(#${id}-cut)"><rect ${full} fill="${piece.cloth.base}"/>`,
    layers.print ?? '',
    `<rect ${full} fill="url(#${id}-grain)"/>`,
    shading(layers.name, layers.relief, piece.cloth),
    layers.seams ?? '',
    `</g>`,
    `<path d="${layers.outline}" fill="none" stroke="${piece.cloth.seam}" stroke-width="1.6" opacity="0.45"/>`,
  ].join('')
}

/** A motif print `size` units wide with its middle at (x, y), in inks that show on the colour. */
export function printed(motif: MotifId | null, colour: ColourId, x: number, y: number, size: number): string {
  if (!motif) return ''
  const scale = (size / 100).toFixed(3)
  const drawn = motifOf(motif).draw(inksFor(colour))
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">${drawn}</g>`
}

/** A sewn seam: a dark line with a lit edge beside it. */
export function seam(path: string, cloth: Cloth, width = 3): string {
  return (
    `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${cloth.seam}" stroke-width="${width}" opacity="0.6"/>` +
    `<path d="${path}" transform="translate(${width * 0.9} ${width * 0.9})" stroke="${cloth.glint}" stroke-width="${width * 0.6}" opacity="0.45"/></g>`
  )
}

/** A row of stitches along a path. */
export function stitches(path: string, cloth: Cloth): string {
  return (
    `<g fill="none" stroke-dasharray="7 4"><path d="${path}" transform="translate(1.2 1.6)" stroke="${cloth.glint}" stroke-width="1.6" opacity="0.4"/>` +
    `<path d="${path}" stroke="${cloth.seam}" stroke-width="2" opacity="0.62"/></g>`
  )
}

/** Ribbed knit laid along a path as a band of the given width, its ribs across the band. */
export function ribbing(path: string, width: number, cloth: Cloth): string {
  return (
    `<g fill="none"><path d="${path}" stroke="${cloth.seam}" stroke-width="${width + 4}" opacity="0.55"/>` +
    `<path d="${path}" stroke="${cloth.base}" stroke-width="${width}"/>` +
    `<path d="${path}" stroke="${cloth.seam}" stroke-width="${width}" stroke-dasharray="2.4 4.6" opacity="0.42"/>` +
    `<path d="${path}" stroke="${cloth.glint}" stroke-width="${width}" stroke-dasharray="1.6 5.4" stroke-dashoffset="-3" opacity="0.3"/>` +
    `<path d="${path}" stroke="${cloth.glint}" stroke-width="${width * 0.3}" opacity="0.16"/></g>`
  )
}
