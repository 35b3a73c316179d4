import type { Cents } from '../text/money.ts'
import { FREE_DELIVERY } from './texts/delivery-texts.ts'

interface Props {
  goodsCents: Cents
  missingCents: Cents
  note?: string | undefined
}

/** The amount that is missing for free delivery, in words and as a bar. */
export function FreeDelivery({ goodsCents, missingCents, note }: Props) {
  const isFree = missingCents === 0
  return (
    <div className="free-delivery" data-free={isFree}>
      <p role="status">{isFree ? FREE_DELIVERY.free : FREE_DELIVERY.until(missingCents)}</p>
      {!isFree && note && <p className="delivery-note">{note}</p>}
      {!isFree && <progress value={goodsCents} max={goodsCents + missingCents} aria-hidden="true" />}
    </div>
  )
}
