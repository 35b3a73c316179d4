import { memo, useState } from 'react'
import { MEDIA_HOST } from '../config/browser-env.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { thumbnailPath } from '../catalogue/rules/image-path.ts'
import { formatFrom, PRICE_BEFORE } from '../catalogue/texts/price.ts'
import type { CardProduct } from '../catalogue/rules/product.ts'
import { shownPicture, type PictureRole, type Pictures } from '../catalogue/rules/picture.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-words.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { CARD } from './texts/card.ts'
import type { FilteredChoice } from '../catalogue/rules/filtered-choice.ts'
import { productPath, withColor } from '../catalogue/rules/product-path.ts'
import { Heart } from './Heart.tsx'
import { Picture } from './Picture.tsx'
import { priceBefore, StatusBadge } from './StatusAndPrice.tsx'
import { STITCHES_SHOWN } from '../config/product-limits.ts'

interface StitchesProps {
  product: CardProduct
  chosen: string | undefined
  onChoose: (color: string) => void
}

/** A product's colours (rule 128), set by SVG's attribute `color`, because the policy allows no `style`. */
function Stitches({ product: { name: productName, variants, swatches }, chosen, onChoose }: StitchesProps) {
  const more = variants.length - STITCHES_SHOWN
  return (
    // Each card has a form, so that each can have a chosen colour. `method="dialog"` outside a dialog submits nothing.
    <form className="stitches" method="dialog">
      <div role="group" aria-label={`${PRODUCT_HINTS.color}: ${productName}`}>
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
  /** True on the first screen: its picture is loaded at once. */
  isFirst: boolean
  hasQuickView: boolean
  hasHeart: boolean
  /** The size, cut or colour that the listing's filters choose. */
  choice: FilteredChoice | undefined
}

/** Memoised, because most products of a result were also in the last one, and their cards need not be rendered again. */
const ProductCard = memo(function ProductCard({
  product,
  role,
  builtPictures,
  isFirst,
  hasQuickView,
  hasHeart,
  choice,
}: CardProps) {
  const { id, slug, name, imagePath, variants } = product
  // A pressed colour stays until the filters change the product's address.
  const [pressed, press] = useState<{ color: string; path: string | undefined }>()
  const [isPointed, point] = useState(false)
  const color = pressed && pressed.path === choice?.path ? pressed.color : choice?.color
  const other = isPointed && color === undefined ? (product.otherPicture ?? '') : ''
  const path = choice?.path ?? productPath(slug)
  const shown = variants.find((variant) => variant.name === color)?.thumbnail || imagePath
  const before = priceBefore(product)
  const picture = { path: shown, hostPath: thumbnailPath(shown) }
  return (
    <li
      className="card"
      data-product={id}
      data-choice={(hasQuickView && path.slice(productPath(slug).length)) || undefined}
      onPointerEnter={({ pointerType }) => point(pointerType === 'mouse')}
      onPointerLeave={() => point(false)}
    >
      <a href={color ? withColor(path, color) : path}>
        <h3>{tieSpaces(name)}</h3>
        <Picture picture={shownPicture(picture, role, MEDIA_HOST, builtPictures)} isFirst={isFirst} isBoxed />
        <StatusBadge product={product} />
        <p className="price">
          <span>{formatFrom(product)}</span>
          {before && <s>{before}</s>}
        </p>
        {before && <p className="price-before fine-print">{`${PRICE_BEFORE}\u00A0${before}`}</p>}
        {choice && choice.soldOutSizes.length > 0 && (
          <p className="fine-print">{CARD.soldOutSizes(choice.soldOutSizes)}</p>
        )}
        {other && <Picture picture={shownPicture({ path: other, hostPath: other }, role, MEDIA_HOST)} />}
      </a>
      {hasQuickView && variants.length > 1 && (
        <Stitches
          product={product}
          chosen={color}
          onChoose={(chosen) => press({ color: chosen, path: choice?.path })}
        />
      )}
      {hasHeart && <Heart {...{ id, name }} />}
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
  /** How many pictures are on the first screen. */
  eagerCount?: number
  /** False outside listings: cards then have neither a quick view nor colours. A `<product-hearts>` is around them. */
  hasQuickView?: boolean
  /** False where `<product-hearts>` makes them with the first reach: on a page that has no room for them. */
  hasHeart?: boolean
  /** The place in the layout, which decides the widths of pictures. */
  role?: PictureRole
  /** By product id: the choices that the listing's filters make. */
  choices?: ReadonlyMap<number, FilteredChoice>
  /** The pictures that the build encoded. The browser does not know them and shows those of the media host. */
  builtPictures?: Pictures
}

/** Products as cards, for the static pages and for the listing's island. */
export function ProductCards({
  products,
  label,
  eagerCount = 0,
  hasQuickView = true,
  hasHeart = true,
  role = PICTURE_ROLES.card,
  choices,
  builtPictures,
}: Props) {
  return (
    <ul aria-label={label}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          {...{ product, role, builtPictures, hasQuickView, hasHeart }}
          isFirst={index < eagerCount}
          choice={choices?.get(product.id)}
        />
      ))}
    </ul>
  )
}
