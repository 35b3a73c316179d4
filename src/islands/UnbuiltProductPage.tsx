import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { MEDIA_URL } from '../config/browser-env.ts'
import { SHOP } from '../config/shop.ts'
import { mediaAddress } from '../domain/image-path.ts'
import { formatPrice } from '../domain/money.ts'
import type { ProductRules } from '../domain/product-choices.ts'
import type { ProductDetail } from '../domain/product.ts'
import { PRODUCT } from '../messages/product.ts'
import { $unbuiltProduct, askForProduct } from '../stores/unbuilt-product.ts'
import { QuickBuy } from './QuickBuy.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { ProductAsked, ProductMissing } from './UnbuiltProductStates.tsx'

interface FoundProps {
  product: ProductDetail
  description: readonly string[]
  rules: ProductRules
}

function ProductFound({ product, description, rules }: FoundProps) {
  const { name, code, priceCents, status, images } = product
  const [picture] = images
  useEffect(() => {
    document.title = `${name} | ${SHOP.name}`
  }, [name])
  return (
    <article className="product">
      <div className="gallery">
        <div className="gallery-main">
          {picture ? (
            <img
              src={mediaAddress(MEDIA_URL, picture.path)}
              alt={name}
              width={1200}
              height={1500}
              fetchPriority="high"
            />
          ) : (
            <span className="no-picture" role="img" aria-label={name} />
          )}
          <StatusBadge status={status} />
        </div>
      </div>
      <div className="product-text">
        <h1>{name}</h1>
        <p className="fine-print">
          {PRODUCT.code}: {code}
        </p>
        <p className="price price-large">{formatPrice(priceCents)}</p>
        <div className="buy-form">
          <QuickBuy product={product} rules={rules} />
        </div>
        {description.length > 0 && (
          <section className="product-description">
            <h2>{PRODUCT.description}</h2>
            <div className="rich-text">
              {description.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          </section>
        )}
      </div>
    </article>
  )
}

interface Props {
  /** What the address asks for; `null` when no product can have it. */
  slug: string | null
  rules: ProductRules
}

/** The page of a product that was published after the last build (design decision 5). */
export function UnbuiltProductPage({ slug, rules }: Props) {
  const view = useStore($unbuiltProduct)

  function retry() {
    // The button is gone while the API is asked; the focus stays near.
    document.getElementById('content')?.focus()
    void askForProduct(slug)
  }

  switch (view.state) {
    case 'asking':
      return <ProductAsked />
    case 'found':
      return <ProductFound product={view.product} description={view.description} rules={rules} />
    case 'missing':
      return <ProductMissing />
    case 'failed':
      return <ProductMissing onRetry={retry} />
  }
}
