import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import { hasKind } from '../catalogue/rules/settings.ts'
import { DELIVERY_DAYS } from './texts/before-choice-texts.ts'
import { useDeliveryDay, type Question } from './use-delivery-day.tsx'

/** The days of all deliveries that promise one, before the shopper chooses. */
export function DeliveryDays({ settings, ...question }: Question & { settings: DeliverySettings }) {
  const { dayOf, isMadeToOrder } = useDeliveryDay(question)
  const days = settings.deliveryOptions.flatMap((option) => {
    const text = dayOf(option, false)
    return text === null ? [] : [{ ...option, text }]
  })
  const [first] = days
  if (!first) return null
  return (
    <section className="delivery-days" aria-labelledby="delivery-days">
      <h2 id="delivery-days">{DELIVERY_DAYS.title}</h2>
      {isMadeToOrder ? (
        <p>{first.text}</p>
      ) : (
        <>
          <dl>
            {days.map(({ id, name, text }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {hasKind(settings.paymentOptions, 'transfer') && <p>{DELIVERY_DAYS.transfer}</p>}
        </>
      )}
    </section>
  )
}
