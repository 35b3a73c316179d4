import type { Kind } from '../seed/tables.ts'
import type { ColourId } from './colours.ts'

/** The content of a drawn picture. */
export interface ProductPicture {
  kind: Kind
  colour: ColourId
  /** The print, of `motifs.svg`; none leaves the product plain. A photo box never has one. */
  motif: string | null
  view: 'front' | 'detail' | 'back'
  /** Cut of a T-shirt or sweatshirt; the female sweatshirt has a crew neck, others a hood. */
  fit?: 'male' | 'female' | 'unisex' | 'child'
}
