import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { SHOP } from '../config/shop.ts'
import { galleryPictures } from '../domain/gallery.ts'
import type { TextBlock } from '../domain/html-text.ts'
import { formatPrice } from '../domain/money.ts'
import type { ProductRules } from '../domain/product-choices.ts'
import type { ProductDetail } from '../domain/product.ts'
import { ERRORS } from '../messages/errors.ts'
import { PRODUCT } from '../messages/product.ts'
import { $unbuiltProduct, askForProduct, type UnbuiltProduct } from '../stores/unbuilt-product.ts'
import { QuickBuy } from './QuickBuy.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { TextBlocks } from './TextBlocks.tsx'
import { UnbuiltGallery } from './UnbuiltGallery.tsx'
import { ProductAsked, ProductMissing } from './UnbuiltProductStates.tsx'

interface FoundProps {
  product: ProductDetail
  description: readonly TextBlock[]
  rules: ProductRules
}

function ProductFound({ product, description, rules }: FoundProps) {
  const { name, code, priceCents, status } = product
  return (
    <article className="product">
      <UnbuiltGallery name={name} pictures={galleryPictures(product)}>
        <StatusBadge status={status} />
      </UnbuiltGallery>
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
            <TextBlocks blocks={description} />
          </section>
        )}
      </div>
    </article>
  )
}

/** What the browser's tab says; `null` while nobody knows. */
function pageTitle(view: UnbuiltProduct): string | null {
  if (view.state === 'asking') return null
  return view.state === 'found' ? view.product.name : ERRORS.productNotFound
}

interface Props {
  /** What the address asks for; `null` when no product can have it. */
  slug: string | null
  rules: ProductRules
}

/** The page of a product that was published after the last build (design decision 5). */
export function UnbuiltProductPage({ slug, rules }: Props) {
  const view = useStore($unbuiltProduct)
  const title = pageTitle(view)
  useEffect(() => {
    if (title !== null) document.title = `${title} | ${SHOP.name}`
  }, [title])

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
