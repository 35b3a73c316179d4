import { useLayoutEffect, useRef } from 'react'
import type { DeliveryOption } from '../../domain/delivery.ts'
import { formatPrice } from '../../domain/money.ts'
import { CHECKOUT } from '../../messages/checkout.ts'
import type { Checkout } from '../../domain/checkout.ts'
import { useIsHydrated } from '../use-client-store.ts'
import { chooseDelivery, choosePayment } from '../../stores/checkout.ts'

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
export function DeliveryAndPayment({ checkout }: { checkout: Checkout }) {
  const { costs } = checkout
  const isHydrated = useIsHydrated()
  const box = useRef<HTMLDivElement>(null)

  // Runs before the stored choice is shown, so that one made before the island was there is not lost to it.
  useLayoutEffect(() => {
    for (const input of box.current?.querySelectorAll('input') ?? [])
      if (input.checked && !input.defaultChecked)
        (input.name === 'chosenDelivery' ? chooseDelivery : choosePayment)(Number(input.value))
  }, [])

  return (
    <div ref={box} className="delivery-and-payment">
      <p className="free-delivery" data-free={costs.isDeliveryFree} data-unknown={!isHydrated} role="status">
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
