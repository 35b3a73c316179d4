import type { Artwork } from '../../catalogue/rules/artwork.ts'
import type { Cart } from '../rules/cart.ts'
import type { DeliveryFacts, ReckonedDay } from '../rules/delivery-day.ts'
import { madeToOrderIn, type MadeToOrder } from '../rules/made-lines.ts'
import { madeToOrderText, requiredNames } from './goods-sentences.ts'
import { deliveryDayText, type Wording } from './delivery-day-texts.ts'
import { withStop } from './promised-day.ts'

interface GoodsDay {
  made: MadeToOrder
  /** What is said of goods made to order: instead of days if all are, before the days of the others if some are; else `null`. */
  said: string | null
  /** Introduces the days of the other goods. */
  rest: string
}

/** Says of a cart which goods are made to order, and whether the others wait for them (rule 129). */
export function goodsDay(
  cart: Cart,
  { plan: { sendsTwoParcels }, madeToOrderIds }: DeliveryFacts,
  artworks: readonly Artwork[],
): GoodsDay {
  const made = madeToOrderIn(cart, madeToOrderIds, artworks)
  const artwork = requiredNames(cart, artworks)
  const part =
    artwork === ''
      ? 'Časť tovaru vyrábame na objednávku.'
      : `Časť tovaru začneme vyrábať, keď od vás dostaneme ${artwork}.`
  const parcels = sendsTwoParcels
    ? 'Dostanete ju zvlášť, keď bude hotová, a\u00A0deň vám oznámime.'
    : 'Všetko dostanete v\u00A0jednom balíku, keď bude hotové, a\u00A0deň vám oznámime.'
  return {
    made,
    said: made === 'none' ? null : made === 'all' ? madeToOrderText(artwork) : `${part} ${parcels}`,
    rest: sendsTwoParcels ? 'Ostatné dostanete skôr:' : 'Ostatné, ak si to objednáte zvlášť:',
  }
}

/**
 * The day of an order with what is said of goods made to order. A short text leaves out the day of the others. After the order,
 * nobody can order them apart.
 */
export function orderDayText(
  day: ReckonedDay,
  { made, said, rest }: GoodsDay,
  { plan }: DeliveryFacts,
  wording: Wording,
): string {
  if (said === null) return deliveryDayText(day, wording)
  const hasRest = wording.length !== 'short' && (plan.sendsTwoParcels || !wording.isKept)
  if (made === 'all' || !hasRest) return said
  const others = deliveryDayText({ ...day, present: null }, { ...wording, length: 'short' })
  return `${said} ${rest} ${others.charAt(0).toLowerCase()}${withStop(others.slice(1))}`
}
