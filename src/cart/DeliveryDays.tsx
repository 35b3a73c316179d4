import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import { hasKind } from '../catalogue/rules/settings.ts'
import { DELIVERY_DAYS } from './texts/before-choice-texts.ts'
import { useDeliveryDay, type Question } from './use-delivery-day.tsx'

/** The days of all deliveries that promise one, before the shopper chooses. */
export function DeliveryDays({ settings, ...question }: Question & { settings: DeliverySettings }) {
  const { dayOf, presentOf, isMadeToOrder } = useDeliveryDay(question)
  const present = presentOf(settings.deliveryOptions)
  const days = settings.deliveryOptions.flatMap((option) => {
    const text = dayOf(option, false, present === null ? 'full' : 'listed')
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
          {present !== null && <p>{present}</p>}
          {hasKind(settings.paymentOptions, 'transfer') && <p>{DELIVERY_DAYS.transfer}</p>}
        </>
      )}
    </section>
  )
}
