import { Fragment, useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { $goneDelivery } from '../cart/store/choices-store.ts'
import type * as pointChoice from '../pickup-points/PickupPointChoice.tsx'
import { resolvePayment } from '../cart/rules/delivery.ts'
import type { DeliveryFacts } from '../cart/rules/delivery-day.ts'
import type { useDeliveryDay } from '../cart/use-delivery-day.tsx'
import type { DeliveryOption, DeliverySettings } from '../catalogue/rules/settings.ts'
import { nowStore } from '../company/now.ts'
import { closedSoon } from '../company/texts/closed-texts.ts'
import { useClientStore, useSettled } from '../islands/use-client-store.tsx'
import { formatPrice } from '../text/money.ts'
import { CHECKOUT, SUBMIT_TEXTS } from './texts/checkout-texts.ts'
import { isPointMissing, type Checkout } from '../cart/rules/checkout.ts'
import { FreeDelivery } from '../cart/FreeDelivery.tsx'
import { Tick, StepHeading } from './form-fields.tsx'

/** Id of the list of deliveries. It gets the focus when the shopper has to choose another one. */
export const DELIVERIES_ID = 'chosenDelivery'

/** Id of the box that finds a pick-up point. It gets the focus when a point is missing. */
export const POINT_BOX_ID = 'pickup-point-box'

interface OptionsProps {
  legend: string
  /** The name of the radio buttons and the id of their fieldset. */
  name: string
  options: readonly Pick<DeliveryOption, 'id' | 'name' | 'costCents'>[]
  chosenId: number
  /** No fee is charged then: each row says 'zadarmo' (rule 403). */
  isFree: boolean
  isDone: boolean
  /** By id: lines below the option's name. */
  hints?: ReadonlyMap<number, readonly string[]>
  /** Shown below the chosen option. */
  details?: ReactNode
  /** Ids of the words about changes and refusals. A moved focus reads them with the group. */
  describedBy: string
  children?: ReactNode
}

function Options({
  legend,
  name,
  options,
  chosenId,
  isFree,
  isDone,
  hints,
  details,
  describedBy,
  children,
}: OptionsProps) {
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={describedBy}>
      <StepHeading title={legend} isDone={isDone} />
      {options.map((option) => {
        const fee = isFree || option.costCents === 0 ? CHECKOUT.free : formatPrice(option.costCents)
        const hintsId = `${name}${option.id}`
        const isChosen = option.id === chosenId
        return (
          <Fragment key={option.id}>
            <label className="option">
              <Tick
                type="radio"
                name={name}
                value={option.id}
                isTicked={isChosen}
                // Whoever goes through the options hears name and price, then the rest.
                aria-label={`${option.name} ${fee}`}
                aria-describedby={hintsId}
              />
              <span className={isChosen ? undefined : 'option-line'}>
                <span>{option.name}</span>
                <span id={hintsId} className="option-hints">
                  {hints?.get(option.id)?.map((hint) => (
                    <small key={hint}>{hint}</small>
                  ))}
                </span>
              </span>
              <span className="price">{fee}</span>
            </label>
            {isChosen && details}
          </Fragment>
        )
      })}
      {children}
    </fieldset>
  )
}

/** Says that no payment is possible, or that another payment replaced the chosen one; else `null`. */
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
  settings: DeliverySettings
  /** When goods can be picked up; `null` where that is not shown. */
  pickupHours: string | null
  textOf: ReturnType<typeof useDeliveryDay>['textOf']
  delivery: DeliveryFacts
}

/** By delivery: its day with the payment that would be used. Only the chosen row has all of it, and the hours of the shop. */
function useHints({ checkout, settings, pickupHours, textOf, delivery }: Props) {
  const closed = closedSoon(delivery.plan.closed, useClientStore(nowStore(delivery.plan.sendsUntil), 0))
  return new Map(
    checkout.deliveries.map((option) => {
      const payment = resolvePayment(settings, option.id, checkout.paymentId)
      const isChosen = option.id === checkout.deliveryId
      const hours = option.kind === 'pickup' ? [isChosen ? pickupHours : null, ...closed] : []
      const day = textOf(option, payment?.kind === 'transfer', isChosen ? 'short' : 'brief')
      return [option.id, [day, ...hours].filter((hint) => hint !== null)] as const
    }),
  )
}

/**
 * Most orders go to an address. If the code does not come, the page tells of trouble, and the next choice or focus tries
 * again. A press on the button focuses this place; the box takes the focus over.
 */
function PointChoice(props: ComponentProps<typeof pointChoice.PickupPointChoice>) {
  const [code, setCode] = useState<typeof pointChoice | null>(null)
  const fetchCode = () =>
    void import('../pickup-points/PickupPointChoice.tsx').then(async (found) => {
      await found.styled
      const isAwaited = document.activeElement?.id === POINT_BOX_ID
      flushSync(() => setCode(found))
      if (isAwaited) document.getElementById(POINT_BOX_ID)?.focus()
    })
  useEffect(fetchCode, [])
  if (code) return <code.PickupPointChoice {...props} />
  return <div id={POINT_BOX_ID} className="point-choice" tabIndex={-1} onFocus={fetchCode} />
}

export function DeliveryAndPayment(props: Props) {
  const { checkout } = props
  const { costs } = checkout
  const isSettled = useSettled(checkout.deliveryId)
  const gone = useClientStore($goneDelivery, null)
  const delivery = checkout.deliveries.find(({ id }) => id === checkout.deliveryId)
  return (
    <div className="delivery-and-payment">
      <FreeDelivery goodsCents={costs.goodsCents} missingCents={checkout.missingForFreeCents} />
      <Options
        legend={CHECKOUT.delivery}
        name={DELIVERIES_ID}
        options={checkout.deliveries}
        chosenId={checkout.deliveryId}
        isFree={costs.isDeliveryFree}
        isDone={checkout.deliveries.length > 0 && !isPointMissing(checkout)}
        hints={useHints(props)}
        describedBy="point-missing delivery-changes payment-changes"
        details={
          delivery?.kind === 'point' && (
            <PointChoice boxId={POINT_BOX_ID} delivery={delivery} point={checkout.pickupPoint} />
          )
        }
      >
        <p id="point-missing" hidden>
          {isPointMissing(checkout) && SUBMIT_TEXTS.point}
        </p>
        <p id="delivery-changes" className="option-changes" role="status">
          {gone !== null && delivery && CHECKOUT.deliveryGone(gone, delivery.name)}
        </p>
      </Options>
      <Options
        legend={CHECKOUT.payment}
        name="chosenPayment"
        options={checkout.payments}
        chosenId={checkout.paymentId}
        isFree={costs.isDeliveryFree}
        isDone={checkout.payments.length > 0}
        describedBy="payment-changes"
      >
        <p id="payment-changes" className="option-changes" role="status" aria-busy={!isSettled}>
          {replacementText(checkout)}
        </p>
      </Options>
    </div>
  )
}
