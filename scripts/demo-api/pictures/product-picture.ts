import type { Kind } from '../seed/tables.ts'
import type { ColourId } from './colours.ts'

/** The content of a drawn picture. */
export interface ProductPicture {
  kind: Kind
  colour: ColourId
  /** The id of the print in `motifs.svg`; `null` for a plain product, such as every photo box. */
  motif: string | null
  view: 'front' | 'detail' | 'back'
  /** The cut of a T-shirt or sweatshirt. The female sweatshirt has a crew neck, the others a hood. */
  fit?: 'male' | 'female' | 'unisex' | 'child'
  /** A zip down the front of a sweatshirt. */
  hasZip?: boolean
}
