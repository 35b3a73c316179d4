import { memo } from 'react'
import { MEDIA_HOST } from '../config/browser-env.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { thumbnailPath } from '../domain/image-path.ts'
import type { ListedProduct } from '../domain/listing-index.ts'
import { formatPrice } from '../domain/money.ts'
import { shownPicture, type PictureRole, type Pictures } from '../domain/picture.ts'
import { LISTING } from '../messages/listing.ts'
import { HostPicture } from './HostPicture.tsx'
import { StatusBadge } from './StatusBadge.tsx'

interface PictureProps {
  product: ListedProduct
  role: PictureRole
  builtPictures: Pictures | undefined
  /** True for what is seen first: its picture is loaded at once. */
  isFirst: boolean
}

function CardPicture({ product, role, builtPictures, isFirst }: PictureProps) {
  const { imagePath } = product
  const picture = { path: imagePath, hostPath: thumbnailPath(imagePath) }
  const shown = shownPicture(picture, role, MEDIA_HOST, builtPictures)
  if (shown === null) return <span className="no-picture" />
  const { sources, src, srcSet, sizes, width, height } = shown
  const img = (
    // What decides when and which file is loaded comes before the file's own address.
    <HostPicture
      key={src}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      alt=""
      width={width}
      height={height}
    />
  )
  if (sources.length === 0) return img
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  )
}

interface CardProps extends PictureProps {
  hasQuickView: boolean
}

/** Not rendered again for a product that was on the list before: most answers share products with the last one. */
const ProductCard = memo(function ProductCard({ hasQuickView, ...picture }: CardProps) {
  const { id, slug, name, priceCents, status } = picture.product
  return (
    <li className="card" data-product={id}>
      <a href={`/produkt/${slug}`}>
        <CardPicture {...picture} />
        <StatusBadge status={status} />
        <h3>{name}</h3>
        <p className="price">{formatPrice(priceCents)}</p>
      </a>
      {hasQuickView && (
        <button
          type="button"
          className="link-button quick-view-button"
          aria-label={LISTING.quickViewOf(name)}
        >
          {LISTING.quickView}
        </button>
      )}
    </li>
  )
})

interface Props {
  products: readonly ListedProduct[]
  /** Not needed inside a region that already has the list's name. */
  label?: string
  /** How many pictures are seen first. */
  eagerCount?: number
  /** False where no script would answer the quick view's button. */
  hasQuickView?: boolean
  /** Where the cards stand. */
  role?: PictureRole
  /** What the build made of their pictures; in a browser nobody knows, and the media host's are shown. */
  builtPictures?: Pictures
}

/** Products as cards. The static pages and the listing's island show the same. */
export function ProductCards({
  products,
  label,
  eagerCount = 0,
  hasQuickView = true,
  role = PICTURE_ROLES.card,
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
          builtPictures={builtPictures}
        />
      ))}
    </ul>
  )
}
