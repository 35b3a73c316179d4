import { memo, useState } from 'react'
import { MEDIA_HOST } from '../config/browser-env.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { thumbnailPath } from '../catalogue/rules/image-path.ts'
import { formatPrice } from '../text/money.ts'
import type { CardProduct } from '../catalogue/rules/product.ts'
import { shownPicture, type PictureRole, type Pictures } from '../catalogue/rules/picture.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-hints.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { CARD } from './texts/card.ts'
import type { FilteredChoice } from '../catalogue/rules/filtered-choice.ts'
import { productPath, withColor } from '../catalogue/rules/product-path.ts'
import { Picture } from './Picture.tsx'
import { PriceBefore, StatusBadge } from './StatusAndPrice.tsx'
import { STITCHES_SHOWN } from '../config/product-limits.ts'

interface StitchesProps {
  product: CardProduct
  chosen: string | undefined
  onChoose: (color: string) => void
}

/** The colours that there are to choose (rule 128). SVG's `color` attribute, because the policy allows no style. */
function Stitches({ product: { variants, swatches }, chosen, onChoose }: StitchesProps) {
  const more = variants.length - STITCHES_SHOWN
  return (
    // A form of their own, so that one of each card can be chosen. `method="dialog"` outside a dialog sends nothing.
    <form className="stitches" method="dialog">
      <div role="group" aria-label={PRODUCT_HINTS.color}>
        {variants.slice(0, STITCHES_SHOWN).map(({ name }, i) => (
          <label key={name}>
            <input
              type="radio"
              name="c"
              value={name}
              aria-label={name}
              checked={name === chosen}
              onChange={() => onChoose(name)}
            />
            <svg color={swatches[i] ? `#${swatches[i]}` : 'transparent'} />
          </label>
        ))}
        {more > 0 && <span>{`+${more}`}</span>}
      </div>
    </form>
  )
}

interface CardProps {
  product: CardProduct
  role: PictureRole
  builtPictures: Pictures | undefined
  /** True in the first screen: its picture is loaded at once. */
  isFirst: boolean
  hasQuickView: boolean
  /** The size, cut or colour that the listing's filters choose. */
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
  const { id, slug, name, priceCents, priceBeforeCents, imagePath, variants } = product
  // A pressed colour holds until the filters choose another product address.
  const [pressed, press] = useState<{ color: string; path: string | undefined }>()
  const color = pressed && pressed.path === choice?.path ? pressed.color : choice?.color
  const path = choice?.path ?? productPath(slug)
  const shown = variants.find((variant) => variant.name === color)?.thumbnail || imagePath
  const picture = { path: shown, hostPath: thumbnailPath(shown) }
  return (
    <li
      className="card"
      data-product={hasQuickView ? id : undefined}
      data-choice={(hasQuickView && path.slice(productPath(slug).length)) || undefined}
    >
      <a href={color ? withColor(path, color) : path}>
        <h3>{tieSpaces(name)}</h3>
        <Picture picture={shownPicture(picture, role, MEDIA_HOST, builtPictures)} isFirst={isFirst} />
        <StatusBadge product={product} />
        <p className="price">{formatPrice(priceCents)}</p>
        <PriceBefore cents={priceBeforeCents} />
        {choice && choice.soldOutSizes.length > 0 && (
          <p className="fine-print">{CARD.soldOutSizes(choice.soldOutSizes)}</p>
        )}
      </a>
      {hasQuickView && variants.length > 1 && (
        <Stitches
          product={product}
          chosen={color}
          onChoose={(chosen) => press({ color: chosen, path: choice?.path })}
        />
      )}
      {hasQuickView && (
        <button
          type="button"
          className="link-button quick-view-button"
          aria-label={CARD.quickViewOf(name)}
          data-press="quick-view"
        >
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
  /** False outside of listings, where cards have neither a quick view nor colours. */
  hasQuickView?: boolean
  /** The place in the layout, which decides the pictures' widths. */
  role?: PictureRole
  /** The choices that the listing's filters make, by product id. */
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
