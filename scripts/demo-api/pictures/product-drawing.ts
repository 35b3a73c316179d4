import { drawBag } from './bag.ts'
import { drawCap } from './cap.ts'
import { clothOf } from './cloth.ts'
import type { GarmentKind } from './draw-picture.ts'
import { drawFoldedTShirt } from './folded-t-shirt.ts'
import type { Piece } from './garment-layers.ts'
import { drawMousePad } from './mouse-pad.ts'
import { drawMug } from './mug.ts'
import { drawPhotoBox } from './photo-box.ts'
import { drawSweatshirt } from './sweatshirt.ts'
import { drawTShirt } from './t-shirt.ts'

/** A product kind, or one that only banners show. */
export type DrawnKind = GarmentKind | 'folded-t-shirt'

/** What to draw; the cloth follows from the colour. */
type DrawnProduct = Omit<Piece, 'cloth'> & { kind: DrawnKind }

const DRAWINGS: Record<DrawnKind, (piece: Piece) => string> = {
  't-shirt': drawTShirt,
  'folded-t-shirt': drawFoldedTShirt,
  sweatshirt: drawSweatshirt,
  cap: drawCap,
  mug: drawMug,
  bag: drawBag,
  'photo-box': drawPhotoBox,
  'mouse-pad': drawMousePad,
}

/** One product with its shadow and without a background, as an SVG fragment in the 1200 x 1500 box. */
export function drawProduct({ kind, ...piece }: DrawnProduct): string {
  return DRAWINGS[kind]({ ...piece, cloth: clothOf(piece.colour) })
}
