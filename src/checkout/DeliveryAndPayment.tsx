import type { ReactNode } from 'react'
import type { DeliveryOption } from '../catalogue/rules/settings.ts'
import { formatPrice, type Cents } from '../text/money.ts'
import { CHECKOUT, SUBMIT_TEXTS } from './texts/checkout-texts.ts'
import type { Checkout } from '../cart/rules/checkout.ts'
import { useSettled } from '../islands/use-settled.tsx'
import { StepHeading } from './StepHeading.tsx'
import { FreeDelivery } from '../cart/FreeDelivery.tsx'
import { Tick } from './form-fields.tsx'

/** Id of the deliveries, to which the focus is sent when another has to be chosen. */
export const DELIVERIES_ID = 'chosenDelivery'

interface OptionsProps {
  legend: string
  /** The name of the radio buttons, and the id of the box around them. */
  name: string
  options: readonly (Pick<DeliveryOption, 'id' | 'name' | 'costCents'> & { kind: string })[]
  chosenId: number
  /** When delivery is free, fees are not displayed (rule 403). */
  isFeeShown: boolean
  /** Said below a pickup. */
  pickupHint?: string | null
  children?: ReactNode
}

function Options({ legend, name, options, chosenId, isFeeShown, pickupHint, children }: OptionsProps) {
  return (
    <fieldset id={name} tabIndex={-1}>
      <StepHeading title={legend} isDone={options.length > 0} />
      {options.map((option) => (
        <label key={option.id} className="option">
          <Tick type="radio" name={name} value={option.id} isTicked={option.id === chosenId} />
          <span>
            <span>{option.name}</span>
            {option.kind === 'pickup' && pickupHint && <small>{pickupHint}</small>}
          </span>
          {isFeeShown && (
            <span className="price">
              {option.costCents > 0 ? formatPrice(option.costCents) : CHECKOUT.free}
            </span>
          )}
        </label>
      ))}
      {children}
    </fieldset>
  )
}

/** Says that no payment is offered, or which payment replaced which; `null` when neither is so. */
function replacementText({ replacedPayment, ...checkout }: Checkout): string | null {
  if (checkout.payments.length === 0) return SUBMIT_TEXTS.payment
  const delivery = checkout.deliveries.find(({ id }) => id === checkout.deliveryId)
  const payment = checkout.payments.find(({ id }) => id === checkout.paymentId)
  return replacedPayment && delivery && payment
    ? CHECKOUT.paymentReplaced(replacedPayment.name, delivery.name, payment.name)
    : null
}

interface Props {
  checkout: Checkout
  freeFromCents: Cents
  /** When goods can be picked up; `null` where nothing is said of it. */
  pickupHours: string | null
}

export function DeliveryAndPayment({ checkout, freeFromCents, pickupHours }: Props) {
  const { costs } = checkout
  const isSettled = useSettled(checkout.deliveryId)
  return (
    <div className="delivery-and-payment">
      <FreeDelivery goodsCents={costs.goodsCents} freeFromCents={freeFromCents} />
      <Options
        legend={CHECKOUT.delivery}
        name={DELIVERIES_ID}
        options={checkout.deliveries}
        chosenId={checkout.deliveryId}
        isFeeShown={!costs.isDeliveryFree}
        pickupHint={pickupHours}
      />
      <Options
        legend={CHECKOUT.payment}
        name="chosenPayment"
        options={checkout.payments}
        chosenId={checkout.paymentId}
        isFeeShown={!costs.isDeliveryFree}
      >
        <p className="option-changes" role="status" aria-busy={!isSettled}>
          {replacementText(checkout)}
        </p>
      </Options>
    </div>
  )
}
