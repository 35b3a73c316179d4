import type { NamedDelivery } from '../cart/rules/delivery.ts'
import { madeToOrderText, requiredNames, sendSentences, sendText } from '../cart/texts/goods-sentences.ts'
import { DELIVERY_LINK, EXCHANGE_LINK } from '../cart/texts/before-choice-texts.ts'
import { deliveryTime, longestDeliveryDay } from '../cart/texts/delivery-time-texts.ts'
import type { Product } from '../catalogue/rules/product.ts'
import { daysFromOrder } from '../company/rules/working-days.ts'
import { GUARANTEE } from '../company/texts/shop-texts.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { SHOP } from '../config/shop.ts'
import { UNLESS_PRINTED } from './OwnPrint.tsx'
import { BUY_FACTS, deliveryFact } from './texts/product-page.ts'
import { PRODUCT } from './texts/product-texts.ts'
import { tieSpaces } from '../text/tie-spaces.ts'

interface DayProps {
  kind: NamedDelivery['kind']
  days: NonNullable<NamedDelivery['days']>
}

/** The day on which an order of now arrives (rule 129). Until script fills it in, it says how many days delivery takes. */
function DeliveryDay({ kind, days }: DayProps) {
  const isPickup = kind === 'pickup'
  return (
    <delivery-day
      data-facts={JSON.stringify({ option: { kind, days }, plan: SHOP.delivery })}
      data-longest={longestDeliveryDay(isPickup, SHOP.delivery.presents)}
    >
      {deliveryTime(daysFromOrder(days, SHOP.delivery), isPickup)}
    </delivery-day>
  )
}

interface Props {
  product: Pick<Product, 'slug' | 'name' | 'priceCents'>
  /** The id of the artwork that a customer sends for it (rule 134). */
  artwork: string | undefined
  delivery: NamedDelivery | null
  /** `null` while unknown: return and day are then left out. */
  isReturnable: boolean | null
  /** True while the API is asked whether it can be returned: both lines have their room, as most goods can be. */
  isAsking?: boolean
}

/** The list below a product's button: artwork, delivery, return, guarantee and the day (rule 121). */
export function BuyFacts({
  product: { slug, name, priceCents },
  artwork,
  delivery,
  isReturnable: known,
  isAsking = false,
}: Props) {
  const isReturnable = known ?? (isAsking || null)
  const awaited = known === null && isAsking ? '' : undefined
  const sent = [{ slug, name, count: 1, ...(artwork && { artwork }) }]
  const awaitedArtwork = requiredNames(sent, ARTWORKS)
  const noReturn = awaitedArtwork === '' ? BUY_FACTS.noReturn : BUY_FACTS.noReturnOfPhotos
  const cost = delivery && deliveryFact(delivery, priceCents, delivery.cheapestCents)
  return (
    <ul className="buy-facts" aria-label={BUY_FACTS.title}>
      {sendSentences(sent, 'before', ARTWORKS).map((one) => (
        <li key={one.address} className="no-gain">
          {sendText(one)}
        </li>
      ))}
      {cost && (
        <li>
          <a href={DELIVERY_LINK.path}>{cost}</a>
        </li>
      )}
      {isReturnable !== null && (
        <li data-awaited={awaited} className={isReturnable ? UNLESS_PRINTED : 'no-gain'}>
          <span>{`${isReturnable ? BUY_FACTS.returns : noReturn} `}</span>
          <a href="/vratenie-tovaru">{isReturnable ? BUY_FACTS.returnsLink : BUY_FACTS.noReturnLink}</a>
        </li>
      )}
      <li>
        <a href="/zakonna-zaruka">{GUARANTEE.link}</a>
      </li>
      {delivery?.days && isReturnable !== null && (
        <li data-awaited={awaited} className={isReturnable ? UNLESS_PRINTED : 'no-gain'}>
          {isReturnable ? (
            <DeliveryDay kind={delivery.kind} days={delivery.days} />
          ) : (
            madeToOrderText(awaitedArtwork)
          )}
        </li>
      )}
    </ul>
  )
}

interface HelpProps {
  product: { name: string; code: string }
  /** The owner's sentence about exchange; `null` for goods that are not exchanged. */
  exchange: string | null
  /** `mailto:` with the shop's e-mail address. */
  email: string
  /** True while it is unknown whether goods are exchanged: the sentence only keeps its room. */
  isAwaited?: boolean
}

/** Links for exchanging a size and for asking about the product; the e-mail names the product (rule 133). */
export function ProductHelp({ product: { name, code }, exchange, email, isAwaited = false }: HelpProps) {
  const subject = PRODUCT.questionAbout(name, code)
  const question = new URLSearchParams({ subject, body: `${subject}\n\n` }).toString().replaceAll('+', '%20')
  return (
    <ul className="buy-facts product-help">
      {exchange && (
        <li data-awaited={isAwaited ? '' : undefined} className={UNLESS_PRINTED}>
          <span>{`${tieSpaces(exchange)} `}</span>
          <a href={EXCHANGE_LINK.path}>{EXCHANGE_LINK.text}</a>
        </li>
      )}
      <li className="no-gain">
        <a href={`${email}?${question}`}>{PRODUCT.ask}</a>
      </li>
    </ul>
  )
}
