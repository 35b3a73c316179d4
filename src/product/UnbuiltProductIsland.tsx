import { useEffect, useState } from 'react'
import { MAX_SLUG_LENGTH } from '../config/product-limits.ts'
import type { NamedDelivery } from '../cart/rules/delivery.ts'
import { ARTWORK_PLANS } from '../config/artwork-plans.ts'
import { MADE_TO_ORDER } from '../config/product-rules.ts'
import { SHOP } from '../config/shop.ts'
import { artworkOf } from '../catalogue/rules/artwork.ts'
import { madeToOrder } from '../catalogue/rules/made-to-order.ts'
import { artworkIds } from '../catalogue/rules/artwork-ids.ts'
import { galleryPictures } from '../catalogue/rules/gallery.ts'
import { formatPrice } from '../text/money.ts'
import { parseProductPath } from '../catalogue/rules/product-path.ts'
import { PRODUCT } from './texts/product-texts.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { $unbuiltProduct, fetchUnbuiltProduct, type UnbuiltState } from './store/unbuilt-product.ts'
import { showTitle } from '../islands/show-title.ts'
import { asIsland } from '../islands/IntentIsland.tsx'
import { useClientStore } from '../islands/use-client-store.tsx'
import { LargePrice, priceBefore, StatusBadge } from './StatusAndPrice.tsx'
import { ProductFacts, TextBlocks } from './ProductFacts.tsx'
import { Gallery } from './Gallery.tsx'
import { Heart } from './Heart.tsx'
import { HostFacts, HostForm, toViewPictures } from './HostProduct.tsx'
import { ERRORS } from './texts/not-found.ts'
import { UNBUILT_PRODUCT } from './texts/card.ts'

interface FoundProps extends Extract<UnbuiltState, { state: 'found' }> {
  delivery: NamedDelivery | null
  /** The query of the address. */
  asked: string
}

function ProductFound({ product, description, categories, delivery, asked }: FoundProps) {
  const { id, name, code, priceCents } = product
  const color = new URLSearchParams(asked).get('color') ?? undefined
  const artwork = artworkOf(id, artworkIds([product], categories ?? [], ARTWORK_PLANS))
  const isReturnable = categories && !madeToOrder([product], categories, MADE_TO_ORDER).has(id)
  return (
    <article className="product">
      <Gallery name={name} pictures={toViewPictures(galleryPictures(product))} color={color}>
        <StatusBadge product={product} />
      </Gallery>
      <div className="product-text">
        <h1>{tieSpaces(name)}</h1>
        <p className="fine-print code-line">
          <span>{`${PRODUCT.code}: ${code}`}</span>
          <Heart id={id} name={name} />
        </p>
        {!product.offers && <LargePrice price={formatPrice(priceCents)} before={priceBefore(product)} />}
        <HostForm product={product} asked={asked} isOwnPage artwork={artwork} />
        <HostFacts {...{ product, artwork, delivery, isReturnable }} />
      </div>
      <section className="product-description">
        {description.length > 0 && (
          <>
            <h2 className="section-title">{PRODUCT.description}</h2>
            <TextBlocks blocks={description} />
          </>
        )}
        <ProductFacts product={product} company={SHOP.asManufacturer} />
      </section>
    </article>
  )
}

function ProductLoading() {
  return (
    <div className="product" aria-busy="true">
      <h1 className="visually-hidden">{ERRORS.productAsked}</h1>
      <div className="gallery">
        <div className="gallery-main">
          <div className="gallery-strip">
            <div className="gallery-picture">
              <span className="no-picture" />
            </div>
          </div>
        </div>
      </div>
      <p className="loading" role="status">
        {UNBUILT_PRODUCT.loading}
      </p>
    </div>
  )
}

export function ProductMissing({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="empty-state">
      <h1>{ERRORS.productNotFound}</h1>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {UNBUILT_PRODUCT.retry}
        </button>
      )}
      <a className={onRetry ? 'button button-quiet' : 'button'} href="/produkty">
        {UNBUILT_PRODUCT.allProducts}
      </a>
    </div>
  )
}

const ASKING: UnbuiltState = { state: 'asking' }

function pageTitle(view: UnbuiltState): string | null {
  if (view.state === 'asking') return null
  return view.state === 'found' ? view.product.name : ERRORS.productNotFound
}

function ask(): void {
  void fetchUnbuiltProduct(parseProductPath(location.pathname, MAX_SLUG_LENGTH))
}

function UnbuiltProductContent({ delivery }: Props) {
  const view = useClientStore($unbuiltProduct, ASKING)
  // Later choices are written into the address, so it is read once.
  const [asked] = useState(() => (typeof location === 'undefined' ? '' : location.search))
  const title = pageTitle(view)
  useEffect(ask, [])
  useEffect(() => {
    if (title !== null) showTitle(title)
  }, [title])

  function retry() {
    // The button disappears while the API is asked, so the focus moves to the content.
    document.getElementById('content')?.focus()
    ask()
  }

  switch (view.state) {
    case 'asking':
      return <ProductLoading />
    case 'found':
      return <ProductFound {...view} {...{ delivery, asked }} />
    case 'missing':
      return <ProductMissing />
    case 'failed':
      return <ProductMissing onRetry={retry} />
  }
}

interface Props {
  delivery: NamedDelivery | null
}

/** The page of a product that was published after the last build. */
export const UnbuiltProductIsland = asIsland(UnbuiltProductContent)
