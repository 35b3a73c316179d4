import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import { hasKind } from '../catalogue/rules/settings.ts'
import { DELIVERY_DAYS } from './texts/before-choice-texts.ts'
import { deliveryDayText } from './texts/delivery-day-texts.ts'
import { useDeliveryDay, type Question } from './use-delivery-day.tsx'

/** The days of all deliveries that promise one, before the shopper chooses. */
export function DeliveryDays({ settings, ...question }: Question & { settings: DeliverySettings }) {
  const { dayOf, goods } = useDeliveryDay(question)
  const days = settings.deliveryOptions.flatMap((option) => {
    const day = dayOf(option)
    return day ? [{ ...option, day }] : []
  })
  const [first] = days
  if (!first) return null
  // What is true of every delivery about presents is said once. It is not true of goods that are made to order.
  const { present } = first.day
  const isShared = days.every(({ day }) => day.present === present)
  const length = isShared || goods.made !== 'none' ? 'listed' : 'full'
  return (
    <section className="delivery-days" aria-labelledby="delivery-days">
      <h2 id="delivery-days">{DELIVERY_DAYS.title}</h2>
      {goods.said !== null && <p>{goods.said}</p>}
      {goods.made === 'some' && <p>{goods.rest}</p>}
      {goods.made !== 'all' && (
        <>
          <dl>
            {days.map(({ id, name, day }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{deliveryDayText(day, { isAfterPayment: false, length })}</dd>
              </div>
            ))}
          </dl>
          {goods.made === 'none' && isShared && present !== null && <p>{present}</p>}
          {hasKind(settings.paymentOptions, 'transfer') && <p>{DELIVERY_DAYS.transfer}</p>}
        </>
      )}
    </section>
  )
}
