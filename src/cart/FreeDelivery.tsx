import { isDeliveryFree, missingForFree } from './rules/delivery.ts'
import type { Cents } from '../text/money.ts'
import { FREE_DELIVERY } from './texts/delivery-texts.ts'

interface Props {
  goodsCents: Cents
  freeFromCents: Cents
  note?: string | undefined
}

/** The amount that is missing for free delivery, in words and as a bar. */
export function FreeDelivery({ goodsCents, freeFromCents, note }: Props) {
  const isFree = isDeliveryFree(goodsCents, freeFromCents)
  return (
    <div className="free-delivery" data-free={isFree}>
      <p role="status">
        {isFree ? FREE_DELIVERY.free : FREE_DELIVERY.until(missingForFree(goodsCents, freeFromCents))}
      </p>
      {!isFree && note && <p className="delivery-note">{note}</p>}
      {!isFree && <progress value={goodsCents} max={freeFromCents} aria-hidden="true" />}
    </div>
  )
}
