import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { DEFAULT_SETTINGS } from '../../config/checkout/settings.ts'
import { MEDIA_URL } from '../../config/media-host.ts'
import { toProductRules } from '../../config/product/product-rules.ts'
import { colorImagePath } from '../../domain/product/color-image-path.ts'
import { mediaAddress } from '../../domain/product/image-path.ts'
import type { ListedProduct } from '../../domain/listing/listing-index.ts'
import type { Manufacturer } from '../../domain/product/product-information.ts'
import { formatPrice } from '../../domain/money.ts'
import type { ProductRules } from '../../domain/product/product-choices.ts'
import { LISTING } from '../../messages/listing/listing.ts'
import { PRODUCT } from '../../messages/product/product.ts'
import { tieSpaces } from '../../messages/tie-spaces.ts'
import {
  $quickView,
  closeQuickView,
  openQuickView,
  type CardFacts,
  type QuickView as View,
} from '../../stores/listing/quick-view.ts'
import { IntentIsland } from '../IntentIsland.tsx'
import { HostPicture } from '../product/HostPicture.tsx'
import { PriceBefore } from '../product/PriceBefore.tsx'
import { ProductFacts } from '../product/ProductFacts.tsx'
import { ProductForm } from '../product/ProductForm.tsx'
import { StatusBadge } from '../product/StatusBadge.tsx'
import { TextBlocks } from '../product/TextBlocks.tsx'
import { useProductForm } from '../product/use-product-form.ts'
import { useClientStore } from '../use-client-store.ts'

/** What a card shows of its product. */
function readCard(card: HTMLElement): CardFacts {
  return {
    id: Number(card.dataset['product']),
    name: card.querySelector('h3')?.textContent ?? '',
    href: card.querySelector('a')?.href ?? '',
    price: card.querySelector('.price')?.textContent ?? '',
    picture: card.querySelector('img')?.src ?? '',
  }
}

/** Opens the quick view of a card whose button is clicked, be it a static one or the listing's. */
function useQuickViewButtons(indexAddress: string): void {
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('.quick-view-button') : null
      const card = button?.closest<HTMLElement>('.card')
      if (card) void openQuickView(readCard(card), indexAddress)
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [indexAddress])
}

/** The company behind the shop as the page's footer says it: no listing has to bring it a second time. */
function footerCompany(): Manufacturer | null {
  const footer = document.querySelector('.site-footer')
  const [name = '', ...lines] = footer?.querySelector('address')?.innerText.split('\n') ?? []
  const email =
    footer?.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href.slice('mailto:'.length) ?? ''
  return name === '' ? null : { name, address: lines.join(', '), email }
}

interface LayoutProps {
  view: View
  /** Address of the picture; '' for none. */
  picture: string
  /** The product's form, once its choices are known. */
  children: ReactNode
}

function QuickViewLayout({ view: { card, product, detail, description }, picture, children }: LayoutProps) {
  return (
    <>
      <div className="quick-view-picture">
        {picture === '' ? (
          <span className="no-picture" />
        ) : (
          <HostPicture key={picture} src={picture} alt="" width={400} height={500} />
        )}
        {product && <StatusBadge product={product} />}
      </div>
      <div className="quick-view-text">
        <h2 id="quick-view-title">{tieSpaces(product?.name ?? card.name)}</h2>
        {product && (
          <p className="fine-print">
            {PRODUCT.code}: {product.code}
          </p>
        )}
        <p className="price price-large">{product ? formatPrice(product.priceCents) : card.price}</p>
        <PriceBefore cents={product?.priceBeforeCents ?? null} />
        {children}
        {description && description.length > 0 && (
          <div className="quick-view-description">
            <h3>{PRODUCT.description}</h3>
            <TextBlocks blocks={description} />
          </div>
        )}
        {detail && <ProductFacts product={detail} company={footerCompany()} />}
        <a href={card.href}>{LISTING.fullPage}</a>
      </div>
    </>
  )
}

/** With the product known. The picture follows the chosen colour, once the API has told which picture shows it. */
function BuyableView({ view, product, rules }: { view: View; product: ListedProduct; rules: ProductRules }) {
  const { color, add, form } = useProductForm(product, rules)
  const isShown = product.variants.some(({ name, thumbnail }) => name === color && thumbnail !== '')
  const picture = isShown ? mediaAddress(MEDIA_URL, colorImagePath(product, color)) : view.card.picture
  return (
    <QuickViewLayout view={view} picture={picture}>
      <ProductForm {...form} onAdd={add} />
    </QuickViewLayout>
  )
}

function QuickViewContent({ view, rules }: { view: View; rules: ProductRules }) {
  const { product, card, isUnavailable } = view
  if (product) return <BuyableView key={product.id} view={view} product={product} rules={rules} />
  return (
    <QuickViewLayout view={view} picture={card.picture}>
      <p className="fine-print">{isUnavailable ? LISTING.unavailable : LISTING.loading}</p>
    </QuickViewLayout>
  )
}

interface Props {
  /** The shop's sizes, where they are not the built-in ones: those need not be in each page. */
  sizeLabels?: ProductRules['sizeLabels'] | undefined
  /** Address of the page's listing index; '' when there is none. */
  indexAddress: string
}

function QuickViewDialog({ sizeLabels = DEFAULT_SETTINGS.sizeLabels, indexAddress }: Props) {
  const view = useClientStore($quickView, null)
  const dialog = useRef<HTMLDialogElement>(null)
  const isBackdropPressed = useRef(false)
  const isOpen = view !== null
  useQuickViewButtons(indexAddress)

  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
    // Nothing outside a modal dialog is announced or can be pressed, so the notifications move into it.
    const toasts = document.getElementById('toasts')
    if (toasts) (isOpen ? dialog.current : document.body)?.append(toasts)
  }, [isOpen])
  useEffect(() => {
    addEventListener('popstate', closeQuickView)
    return () => removeEventListener('popstate', closeQuickView)
  }, [])

  return (
    // With the keyboard, Escape and the close button do what a click on the backdrop does.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="quick-view"
      aria-labelledby="quick-view-title"
      onClose={closeQuickView}
      onPointerDown={(event) => (isBackdropPressed.current = event.target === dialog.current)}
      onClick={(event) => {
        // Only a click that begins and ends on the backdrop closes: selecting text past the edge must not.
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
        {view && <QuickViewContent view={view} rules={toProductRules(sizeLabels)} />}
      </div>
    </dialog>
  )
}

/** A product at a glance (rule 116): a native dialog that keeps the focus and gives it back. */
export function QuickView(props: Props) {
  return (
    <IntentIsland>
      <QuickViewDialog {...props} />
    </IntentIsland>
  )
}
