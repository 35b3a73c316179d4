import { memo } from 'react'
import { MEDIA_URL } from '../config/browser-env.ts'
import { mediaAddress, thumbnailPath } from '../domain/image-path.ts'
import type { ListedProduct } from '../domain/listing-index.ts'
import { formatPrice } from '../domain/money.ts'
import { LISTING } from '../messages/listing.ts'
import { StatusBadge } from './StatusBadge.tsx'

interface CardProps {
  product: ListedProduct
  /** True for what is seen first: its picture is loaded at once. */
  isFirst: boolean
  hasQuickView: boolean
}

/** Not rendered again for a product that was on the list before: most answers share products with the last one. */
const ProductCard = memo(function ProductCard({ product, isFirst, hasQuickView }: CardProps) {
  const { id, slug, name, imagePath, priceCents, status } = product
  return (
    <li className="card" data-product={id}>
      <a href={`/produkt/${slug}`}>
        {imagePath === '' ? (
          <span className="no-picture" />
        ) : (
          <img
            src={mediaAddress(MEDIA_URL, thumbnailPath(imagePath))}
            alt=""
            width={400}
            height={500}
            {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          />
        )}
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
}

/** Products as cards. The static pages and the listing's island show the same. */
export function ProductCards({ products, label, eagerCount = 0, hasQuickView = true }: Props) {
  return (
    <ul aria-label={label}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          isFirst={index < eagerCount}
          hasQuickView={hasQuickView}
        />
      ))}
    </ul>
  )
}
