import { luminance, mix, rgbOf } from './colour-mixing.ts'

/** What light and shade do to colours: for every light of a master (0 to 255) a tone, and how much of it. */
export interface Tones {
  /** Red, green and blue of each tone. */
  rgb: Uint8Array
  /** 0 to 1. */
  shares: Float32Array
  /** Red, green and blue of the bare cloth in each light. */
  cloth: Uint8Array
}

/** Below this light the deepest shade begins: the inside of a hood, the edge of a mouse pad. */
const DEEP = 20
const DEEPEST_SHARE = 0.92

/**
 * The tones of a cloth, `#rrggbb`. Black goes little darker and white little lighter, so that each keeps the folds that
 * show on it: shade tells on light colours, light on dark ones.
 */
export function tonesOf(base: string): Tones {
  const bright = luminance(base)
  const shadeShare = bright > 0.7 ? 0.62 : bright > 0.3 ? 0.72 : 0.84
  const lightShare = bright > 0.7 ? 0.9 : bright > 0.3 ? 0.6 : bright > 0.05 ? 0.42 : 0.36
  const shade = mix(base, '#0a0c18', 0.78)
  const light = mix(base, '#ffffff', 0.85)
  const tones = { rgb: new Uint8Array(768), shares: new Float32Array(256), cloth: new Uint8Array(768) }
  for (let lit = 0; lit < 256; lit++) {
    const tone = lit < 128 ? shade : light
    const share = lit < 128 ? shadeOf(lit, shadeShare) : ((lit - 128) / 127) * lightShare
    tones.rgb.set(rgbOf(tone), lit * 3)
    tones.shares[lit] = share
    tones.cloth.set(rgbOf(mix(base, tone, share)), lit * 3)
  }
  return tones
}

function shadeOf(lit: number, most: number): number {
  const share = (1 - Math.max(lit, DEEP) / 128) * most
  return share + (DEEPEST_SHARE - share) * Math.max(0, 1 - lit / DEEP)
}
