import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { requiredArtwork } from '../cart/rules/cart-artwork.ts'
import type { NamedDelivery } from '../cart/rules/delivery.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { SHOP } from '../config/shop.ts'
import { artworkOf, type ArtworkIds } from '../catalogue/rules/artwork.ts'
import { galleryPictures } from '../catalogue/rules/gallery.ts'
import { formatFrom } from '../catalogue/texts/price.ts'
import { LISTING } from './texts/listing-texts.ts'
import { PRODUCT } from '../product/texts/product-texts.ts'
import { withColor } from '../catalogue/rules/product-path.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import {
  $quickView,
  closeQuickView,
  openQuickView,
  type OpenQuickView,
  type PressedCard,
} from './store/quick-view.ts'
import { Heart } from '../product/Heart.tsx'
import { asIsland } from '../islands/IntentIsland.tsx'
import { Gallery, type ViewPicture } from '../product/Gallery.tsx'
import { HostFacts, HostForm, toViewPictures } from '../product/HostProduct.tsx'
import { LargePrice, priceBefore, StatusBadge } from '../product/StatusAndPrice.tsx'
import { ProductFacts, TextBlocks } from '../product/ProductFacts.tsx'
import { useClientStore } from '../islands/use-client-store.tsx'

interface Props {
  /** The listing's products that need a customer's photos or design. */
  artworkIds: ArtworkIds
  delivery: NamedDelivery | null
}

function readPressed(card: HTMLElement, pressedAt: number): PressedCard {
  const { product, choice = '' } = card.dataset
  const color = card.querySelector<HTMLInputElement>('.stitches :checked')?.value
  const textOf = (part: string) => card.querySelector(part)?.textContent ?? ''
  return {
    id: Number(product),
    pressedAt,
    choice: color === undefined ? choice : withColor(choice, color),
    // The picture that the card has loaded. The dialog shows it at once.
    picture: card.querySelector('img')?.src ?? '',
    path: card.querySelector('a')?.href ?? '',
    ...{ name: textOf('h3'), price: textOf('.price span'), before: textOf('s') || null },
  }
}

/** Opens the quick view when the button of any card is pressed, in the static grid or in the island. */
function useQuickViewButtons(): void {
  useEffect(() => {
    const open = ({ target, timeStamp }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('.quick-view-button') : null
      const card = button?.closest<HTMLElement>('.card')
      if (card) void openQuickView(readPressed(card, timeStamp))
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
}

/** Until the API has told the pictures, the card's loaded picture is the only one. */
function picturesOf({ detail, card }: OpenQuickView, path: string): readonly ViewPicture[] {
  const loaded = card.picture === '' ? null : { sources: [], src: card.picture, ...PICTURE_ROLES.main.box }
  const pictures = detail ? toViewPictures(galleryPictures(detail)) : []
  if (pictures.length === 0)
    return loaded ? [{ path, thumbnailPath: path, color: null, large: loaded, thumb: null }] : []
  return pictures.map((picture) =>
    loaded && picture.path === path ? { ...picture, large: loaded } : picture,
  )
}

interface ContentProps extends Pick<Props, 'artworkIds' | 'delivery'> {
  view: OpenQuickView
}

function QuickViewContent({ view, artworkIds, delivery }: ContentProps) {
  const { card, product, detail, description, isAsking } = view
  const { name } = product ?? card
  const color = new URLSearchParams(card.choice).get('color') ?? undefined
  const artwork = product ? artworkOf(product.id, artworkIds) : undefined
  const needsArtwork = requiredArtwork(artwork ? { artwork } : {}, ARTWORKS) !== undefined
  const isReturnable = needsArtwork ? false : detail && !detail.isMadeToOrder
  const path =
    product?.variants.find((variant) => variant.name === color)?.thumbnail ?? product?.imagePath ?? ''
  return (
    <>
      <Gallery name={name} pictures={picturesOf(view, path)} color={color}>
        {product && <StatusBadge product={product} />}
      </Gallery>
      <div className="quick-view-text">
        <h2 id="quick-view-title">{tieSpaces(name)}</h2>
        {/* A no-break space keeps the room of the code. */}
        <p className="fine-print code-line">
          <span>{product ? `${PRODUCT.code}: ${product.code}` : '\u00A0'}</span>
          {product && <Heart id={product.id} name={name} />}
        </p>
        {!product && <LargePrice {...card} />}
        {product && !product.offers && (
          <LargePrice price={formatFrom(product)} before={priceBefore(product)} />
        )}
        {product ? (
          <>
            <HostForm {...{ product, artwork }} asked={card.choice} />
            <HostFacts {...{ product, artwork, delivery, isReturnable, isAsking }} />
          </>
        ) : (
          <p className="fine-print">{isAsking ? LISTING.loading : LISTING.unavailable}</p>
        )}
        {/* Above what the API's answer brings. */}
        {(product || !isAsking) && <a href={card.path}>{LISTING.fullPage}</a>}
        {description && description.length > 0 && (
          <div className="quick-view-description">
            <h3>{PRODUCT.description}</h3>
            <TextBlocks blocks={description} />
          </div>
        )}
        {detail && <ProductFacts product={detail} company={SHOP.asManufacturer} />}
      </div>
    </>
  )
}

function QuickViewDialog({ artworkIds, delivery }: Props) {
  const view = useClientStore($quickView, null)
  const dialog = useRef<HTMLDialogElement>(null)
  const isBackdropPressed = useRef(false)
  const isOpen = view !== null
  // While the dialog closes, it shows what it had.
  const [shown, setShown] = useState(view)
  if (view && view !== shown) setShown(view)
  useQuickViewButtons()

  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
    // Notifications move into the dialog: outside a modal dialog they are not announced and cannot be pressed.
    const toasts = document.getElementById('toasts')
    if (toasts) (isOpen ? dialog.current : document.body)?.append(toasts)
  }, [isOpen])
  useEffect(() => {
    addEventListener('popstate', closeQuickView)
    return () => removeEventListener('popstate', closeQuickView)
  }, [])

  return (
    // With a keyboard, Escape and the close button do what a click on the backdrop does.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="quick-view"
      aria-labelledby="quick-view-title"
      // React also calls this for the size chart inside the dialog.
      onClose={({ target }) => target === dialog.current && closeQuickView()}
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
        {shown && <QuickViewContent key={shown.card.pressedAt} {...{ view: shown, artworkIds, delivery }} />}
      </div>
    </dialog>
  )
}

/** The quick view (rule 116), woken by a card's button. The native dialog keeps the focus and returns it. */
export const QuickView = asIsland(QuickViewDialog)
