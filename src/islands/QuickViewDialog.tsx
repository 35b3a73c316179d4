import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import type { ProductRules } from '../domain/product-choices.ts'
import { formatPrice } from '../domain/money.ts'
import { LISTING } from '../messages/listing.ts'
import { PRODUCT } from '../messages/product.ts'
import { $quickView, closeQuickView, type QuickView } from '../stores/quick-view.ts'
import { HostPicture } from './HostPicture.tsx'
import { QuickBuy } from './QuickBuy.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { TextBlocks } from './TextBlocks.tsx'

function QuickViewContent({ view, rules }: { view: QuickView; rules: ProductRules }) {
  const { card, product, description, isUnavailable } = view
  return (
    <>
      <div className="quick-view-picture">
        {card.picture === '' ? (
          <span className="no-picture" />
        ) : (
          <HostPicture key={card.picture} src={card.picture} alt="" width={400} height={500} />
        )}
        <StatusBadge status={product?.status ?? null} />
      </div>
      <div className="quick-view-text">
        <h2 id="quick-view-title">{product?.name ?? card.name}</h2>
        <p className="price price-large">{product ? formatPrice(product.priceCents) : card.price}</p>
        {product && (
          <p className="fine-print">
            {PRODUCT.code}: {product.code}
          </p>
        )}
        {product ? (
          <QuickBuy key={product.id} product={product} rules={rules} onAdd={closeQuickView} />
        ) : (
          <p className="fine-print">{isUnavailable ? LISTING.unavailable : LISTING.loading}</p>
        )}
        {description && description.length > 0 && (
          <div className="quick-view-description">
            <h3>{PRODUCT.description}</h3>
            <TextBlocks blocks={description} />
          </div>
        )}
        <a href={card.href}>{LISTING.fullPage}</a>
      </div>
    </>
  )
}

/** A product at a glance (spec section 2): a native dialog that keeps the focus and gives it back. */
export function QuickViewDialog({ rules }: { rules: ProductRules }) {
  const view = useStore($quickView)
  const dialog = useRef<HTMLDialogElement>(null)
  const isBackdropPressed = useRef(false)
  const isOpen = view !== null

  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    // Escape and the close button have the keyboard's part of what a click on the backdrop does.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="quick-view"
      aria-labelledby="quick-view-title"
      onClose={closeQuickView}
      onPointerDown={(event) => (isBackdropPressed.current = event.target === dialog.current)}
      onClick={(event) => {
        // Pressed and released there: a text that was selected past the edge closes nothing.
        if (isBackdropPressed.current && event.target === dialog.current) closeQuickView()
      }}
    >
      <div className="quick-view-body">
        <button
          type="button"
          className="icon-button quick-view-close"
          aria-label={LISTING.closeQuickView}
          onClick={closeQuickView}
        >
          ×
        </button>
        {view && <QuickViewContent view={view} rules={rules} />}
      </div>
    </dialog>
  )
}
