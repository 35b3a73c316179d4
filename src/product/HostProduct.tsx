import { MEDIA_HOST } from '../config/browser-env.ts'
import { PRODUCT_RULES } from '../config/built-rules.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { SHOP } from '../config/shop.ts'
import type { GalleryPicture } from '../catalogue/rules/gallery.ts'
import { shownPicture } from '../catalogue/rules/picture.ts'
import { offeredSizes, productChoices } from '../catalogue/rules/product-choices.ts'
import { formatFrom } from '../catalogue/texts/price.ts'
import type { ListedProduct } from '../catalogue/rules/product.ts'
import type { ViewPicture } from './Gallery.tsx'
import type { NamedDelivery } from '../cart/rules/delivery.ts'
import { BuyFacts, ProductHelp } from './BuyFacts.tsx'
import { LargePrice, priceBefore } from './StatusAndPrice.tsx'
import { ProductForm } from './ProductForm.tsx'
// Islands show the same custom elements as a product's page.
import '../cart/cart-toasts.ts'
import '../cart/delivery-day.ts'
import './buy-form.ts'
import './offer-price.ts'
import './product-gallery.ts'

/** Gallery and form of a product without built pictures: the media host's are used. */
export function toViewPictures(pictures: readonly GalleryPicture[]): ViewPicture[] {
  return pictures.map((picture) => ({
    ...picture,
    large: shownPicture({ path: picture.path, hostPath: picture.path }, PICTURE_ROLES.main, MEDIA_HOST),
    thumb: shownPicture(
      { path: picture.path, hostPath: picture.thumbnailPath },
      PICTURE_ROLES.thumb,
      MEDIA_HOST,
    ),
  }))
}

interface Props {
  product: ListedProduct
  /** Query string of the address, which may contain a choice. */
  asked: string
  /** True on the product's own page, whose address keeps the choice. */
  isOwnPage?: boolean
  /** The id of the artwork that a customer sends for it. */
  artwork: string | undefined
}

/** React sets `product` again when the API gives newer facts. The choice in the form stays. */
export function HostForm({ product, asked, isOwnPage = false, artwork }: Props) {
  const colors = product.variants.map(({ name, thumbnail }) => ({
    name,
    picture: shownPicture({ path: thumbnail, hostPath: thumbnail }, PICTURE_ROLES.thumb, MEDIA_HOST),
  }))
  const sold = artwork === undefined ? product : { ...product, artwork }
  return (
    <buy-form product={sold} data-own-page={isOwnPage ? '' : undefined}>
      {product.offers && <LargePrice price={formatFrom(product)} before={priceBefore(product)} isOfOffers />}
      <ProductForm choices={productChoices(product, PRODUCT_RULES)} {...{ colors, artwork, asked }} />
    </buy-form>
  )
}

interface FactsProps extends Pick<Props, 'product' | 'artwork'> {
  delivery: NamedDelivery | null
  /** `null` while unknown. */
  isReturnable: boolean | null
  /** True while the API is asked: what it may bring has its room. */
  isAsking?: boolean
}

/** The facts and the help below the form, as on a built page. */
export function HostFacts({ product, artwork, delivery, isReturnable, isAsking = false }: FactsProps) {
  const choices = productChoices(product, PRODUCT_RULES)
  const hasSizes = offeredSizes(choices).length > 1
  return (
    <>
      {choices.unavailable === null && (
        <BuyFacts {...{ product, artwork, delivery, isReturnable, isAsking }} />
      )}
      <ProductHelp
        product={product}
        exchange={(isReturnable ?? isAsking) && hasSizes && !product.sizeName ? SHOP.exchangeSentence : null}
        isAwaited={isReturnable === null && isAsking}
        email={SHOP.email.href}
      />
    </>
  )
}
