import type { ColourId } from '../pictures/colours.ts'
import type { ProductPicture } from '../pictures/picture.ts'
import type { MotifId } from '../pictures/motifs.ts'
import type { ProductStatus } from '../../../src/domain/product/product.ts'

/** What a product is. */
export type ProductKind = ProductPicture['kind']

/** For whom a product is cut; `both` has a men's and a women's cut. */
export type Audience = 'men' | 'women' | 'both' | 'unisex' | 'boys' | 'girls' | 'kids'

/** The choices that make one product; everything else follows from them. */
export interface ProductPlan {
  kind: ProductKind
  audience: Audience
  /** What it is, such as 'mikina s kapucňou'. */
  model: string
  /** What its name ends with: the motif, the topic, the volume. */
  label: string
  motif: MotifId | null
  /** The first is on the main picture; several are its variants. */
  colours: readonly [ColourId, ...ColourId[]]
  status: ProductStatus | ''
  priceCents: number
  /** What it cost before its price was reduced; not there when it was not. */
  priceBeforeCents?: number
  /** Labels that exist and are sold out. */
  soldOutSizes: readonly string[]
  isHashedPath: boolean
  isEms: boolean
  isWithoutPrint: boolean
  /** Oddities of its description; `hostile` is what sanitising is for. */
  html: 'plain' | 'odd' | 'hostile'
}

/** True for what children wear. */
export function isForKids(audience: Audience): boolean {
  return audience === 'boys' || audience === 'girls' || audience === 'kids'
}
