import type { DeliveryOption } from '../../domain/delivery.ts'
import { formatPrice } from '../../domain/money.ts'
import { CHECKOUT } from '../../messages/checkout.ts'
import { chooseDelivery, choosePayment, type CheckoutView } from '../../stores/checkout.ts'

interface OptionsProps {
  legend: string
  name: string
  options: readonly Pick<DeliveryOption, 'id' | 'name' | 'costCents'>[]
  chosenId: number
  /** When delivery is free, fees are not displayed (spec section 4). */
  isFeeShown: boolean
  onChoose: (id: number) => void
}

function Options({ legend, name, options, chosenId, isFeeShown, onChoose }: OptionsProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.id} className="option">
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === chosenId}
            onChange={() => onChoose(option.id)}
          />
          <span>{option.name}</span>
          {isFeeShown && (
            <span className="price">
              {option.costCents > 0 ? formatPrice(option.costCents) : CHECKOUT.free}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}

/** The delivery and payment box, with what is missing for free delivery. */
export function DeliveryAndPayment({ checkout }: { checkout: CheckoutView }) {
  const { costs } = checkout
  return (
    <div className="delivery-and-payment">
      <p className="free-delivery" data-free={costs.isDeliveryFree} role="status">
        {costs.isDeliveryFree ? CHECKOUT.deliveryFree : CHECKOUT.untilFree(costs.missingForFreeCents)}
      </p>
      <Options
        legend={CHECKOUT.delivery}
        name="chosenDelivery"
        options={checkout.deliveries}
        chosenId={checkout.deliveryId}
        isFeeShown={!costs.isDeliveryFree}
        onChoose={chooseDelivery}
      />
      <Options
        legend={CHECKOUT.payment}
        name="chosenPayment"
        options={checkout.payments}
        chosenId={checkout.paymentId}
        isFeeShown={!costs.isDeliveryFree}
        onChoose={choosePayment}
      />
    </div>
  )
}
