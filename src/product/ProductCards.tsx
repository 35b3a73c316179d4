import { memo } from 'react'
import { MEDIA_HOST } from '../config/browser-env.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { thumbnailPath } from '../catalogue/rules/image-path.ts'
import { formatPrice } from '../text/money.ts'
import type { CardProduct } from '../catalogue/rules/product.ts'
import { shownPicture, type PictureRole, type Pictures } from '../catalogue/rules/picture.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { CARD, formatColorCount } from './texts/card.ts'
import type { FilteredChoice } from '../catalogue/rules/filtered-choice.ts'
import { productPath } from '../catalogue/rules/product-path.ts'
import { Picture } from './Picture.tsx'
import { PriceBefore, StatusBadge } from './StatusAndPrice.tsx'
import { STITCHES_SHOWN } from '../config/limits.ts'

/** Without colours it keeps its place (rule 128). SVG's `color` attribute, because the policy allows no style. */
function Stitches({ swatches }: { swatches: readonly string[] }) {
  const shown = swatches.slice(0, STITCHES_SHOWN)
  const more = swatches.length - shown.length
  const spoken = swatches.length > 1 ? { role: 'img', 'aria-label': formatColorCount(swatches.length) } : {}
  return (
    <p className="stitches" {...spoken}>
      {shown.map((swatch, i) => (
        // Two may be of one colour, and a product's colours never change places.
        <svg key={i} color={swatch === '' ? 'transparent' : `#${swatch}`} />
      ))}
      {more > 0 && `+${more}`}
    </p>
  )
}

interface CardProps {
  product: CardProduct
  role: PictureRole
  builtPictures: Pictures | undefined
  /** True in the first screen: its picture is loaded at once. */
  isFirst: boolean
  hasQuickView: boolean
  /** What the listing's filters choose of it. */
  choice: FilteredChoice | undefined
}

/** Memoised: most results share products with the last one, whose cards need not be rendered again. */
const ProductCard = memo(function ProductCard({
  product,
  role,
  builtPictures,
  isFirst,
  hasQuickView,
  choice,
}: CardProps) {
  const { id, slug, name, priceCents, priceBeforeCents, imagePath } = product
  const picture = choice?.picture
    ? { path: choice.picture, hostPath: thumbnailPath(choice.picture) }
    : { path: imagePath, hostPath: thumbnailPath(imagePath) }
  return (
    <li className="card" data-product={hasQuickView ? id : undefined}>
      <a href={choice?.path ?? productPath(slug)}>
        <Picture picture={shownPicture(picture, role, MEDIA_HOST, builtPictures)} isFirst={isFirst} />
        <StatusBadge product={product} />
        <Stitches swatches={product.swatches} />
        <h3>{tieSpaces(name)}</h3>
        <p className="price">{formatPrice(priceCents)}</p>
        <PriceBefore cents={priceBeforeCents} />
        {choice && choice.soldOutSizes.length > 0 && (
          <p className="fine-print">{CARD.soldOutSizes(choice.soldOutSizes)}</p>
        )}
      </a>
      {hasQuickView && (
        <button type="button" className="link-button quick-view-button" aria-label={CARD.quickViewOf(name)}>
          {CARD.quickView}
        </button>
      )}
    </li>
  )
})

interface Props {
  products: readonly CardProduct[]
  /** The list's name, unless a region around it has one. */
  label?: string
  /** How many pictures are in the first screen. */
  eagerCount?: number
  /** False on pages without the quick view's island. */
  hasQuickView?: boolean
  /** The place in the layout, which decides the pictures' widths. */
  role?: PictureRole
  /** What the listing's filters choose of the products, by their ids. */
  choices?: ReadonlyMap<number, FilteredChoice>
  /** The pictures that the build encoded. In the browser they are not known, and the media host's are shown. */
  builtPictures?: Pictures
}

/** Products as cards. The static pages and the listing's island show the same. */
export function ProductCards({
  products,
  label,
  eagerCount = 0,
  hasQuickView = true,
  role = PICTURE_ROLES.card,
  choices,
  builtPictures,
}: Props) {
  return (
    <ul aria-label={label}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          isFirst={index < eagerCount}
          hasQuickView={hasQuickView}
          role={role}
          choice={choices?.get(product.id)}
          builtPictures={builtPictures}
        />
      ))}
    </ul>
  )
}
