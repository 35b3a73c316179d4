import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { ORDER_TIMEOUT_MS } from '../config/order-limits.ts'
import type { CartBlock } from '../cart/rules/cart-changes.ts'
import type { Checkout } from '../cart/rules/checkout.ts'
import { nextStep, submitBlock, type SubmitBlock } from './rules/submit-block.ts'
import { CHECKOUT, FIELD_LABELS, NEXT_STEPS, SUBMIT_TEXTS } from './texts/checkout-texts.ts'
import { $checkout } from '../cart/store/checkout-store.ts'
import { fetchOrderCode } from './order-code.tsx'
import { CART_CHANGES_ID, sendFocus } from '../cart/focus-return.ts'
import { DELIVERIES_ID, POINT_BOX_ID } from './DeliveryAndPayment.tsx'
import { OrderTotal } from './OrderSummary.tsx'
import type { DeliveryKind } from '../catalogue/rules/settings.ts'
import type { CustomerData, CustomerTextField } from './rules/customer.ts'
import { isFormFilled, missingAddress, missingInvoice } from './rules/missing-address.ts'
import { $customer, EMPTY_CUSTOMER } from './store/customer-store.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import type * as fieldHelp from './field-help.tsx'
import { storeFields, TERMS_ID, Tick } from './form-fields.tsx'
import { fieldId } from './TextField.tsx'

interface MissingProps {
  deliveryKind: DeliveryKind | null
  isUrgent: boolean
}

/** Names the fields that the order lacks (rules 605, 612), with links to them. The order can be sent without them. */
export function MissingFields({ deliveryKind, isUrgent }: MissingProps) {
  const customer = useClientStore($customer, EMPTY_CUSTOMER)
  // Each field says itself that it is needed. So the list need not be there before the form is begun.
  if (!isUrgent && customer.email === '') return <div className="form-notice" role="status" />
  const lacks: [text: string, fields: readonly CustomerTextField[]][] = [
    [CHECKOUT.missingAddress, missingAddress(customer, deliveryKind)],
    [CHECKOUT.missingCin, missingInvoice(customer, deliveryKind)],
  ]
  return (
    <div className="form-notice" role="status">
      {lacks.map(
        ([text, fields]) =>
          fields.length > 0 && (
            <div key={text} className={`notice missing-fields${isUrgent ? '' : ' notice-quiet'}`}>
              <p>{text}</p>
              <ul>
                {fields.map((field) => (
                  <li key={field}>
                    <a
                      href={`#${fieldId(field)}`}
                      onClick={(event) => {
                        // A jump within the form must not become a step of the browser's history.
                        event.preventDefault()
                        document.getElementById(fieldId(field))?.focus()
                      }}
                    >
                      {FIELD_LABELS[field]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  )
}

interface Props {
  isTermsAccepted: boolean
  checkout: Checkout
  /** The reason from the cart's re-check why it cannot be ordered; `null` for none. */
  cartBlock: CartBlock | null
  /** Shown above the consent. */
  children: ReactNode
}

/** By what blocks the order: the element where that is settled, and the text of a button that leads there. */
const WAYS: Record<SubmitBlock, { targetId: string; text?: string }> = {
  terms: { targetId: TERMS_ID },
  email: { text: CHECKOUT.showEmail, targetId: fieldId('email') },
  payment: { targetId: DELIVERIES_ID },
  point: { text: CHECKOUT.showPoints, targetId: POINT_BOX_ID },
  unavailable: { text: CHECKOUT.showChanges, targetId: CART_CHANGES_ID },
  products: { text: CHECKOUT.showChanges, targetId: CART_CHANGES_ID },
  prices: { text: CHECKOUT.showChanges, targetId: CART_CHANGES_ID },
}

/** Focuses the first field that needs a text and has none, or the e-mail. */
function goToFields(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('[aria-required]') ?? []
  const field = [...fields].find((one) => one.value.trim() === '')
  ;(field ?? document.getElementById(fieldId('email')))?.focus()
}

function TermsLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} target="_blank" rel="noopener">
      <span>{children}</span>
      <span className="visually-hidden">{` ${CHECKOUT.opensWindow}`}</span>
    </a>
  )
}

/** Ends the wait for the code that sends an order after the time that the shop's answer may take, too. */
const tooLate = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('the code that sends orders has not come')), ORDER_TIMEOUT_MS)
  })

/** The button can always be pressed: it names what comes next or is missing, and leads there (rules 502, 520). */
export function SubmitPanel({ isTermsAccepted, checkout, cartBlock, children }: Props) {
  const customer = useClientStore($customer, EMPTY_CUSTOMER)
  const [help, setHelp] = useState<typeof fieldHelp | null>(null)
  /** Shown above the button: a question about the e-mail, or that nothing was sent. */
  const [notice, setNotice] = useState<ReactNode>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasEmail = customer.email !== ''
  useEffect(() => {
    // Without this code, nothing is asked.
    if (hasEmail) void import('./field-help.tsx').then(setHelp, () => undefined)
  }, [hasEmail])
  const endQuestion = () => {
    setNotice(null)
    button.current?.focus()
  }
  const [isBusy, setIsBusy] = useState(false)
  const [pressedAt, setPressedAt] = useState<SubmitBlock | null>(null)
  const block = submitBlock(isTermsAccepted, customer.email, checkout, cartBlock)
  const stepOf = (now: CustomerData) =>
    nextStep(isTermsAccepted, isFormFilled(now, checkout.deliveryKind), checkout)
  const step = stepOf(customer)
  const way = block && WAYS[block]
  /** The sum that is shown beside a button that orders; `null` while the button does not order. */
  const offered = block === null ? checkout.costs.totalCents : null
  // A press first leaves a field, whose quantity may then be corrected. So the sum can change before the click.
  const seen = useRef<typeof offered>(undefined)

  /** Orders, unless the sum has changed while the code came. If it does not come, the notice of trouble says so, too. */
  const submit = async (agreed: typeof offered) => {
    setIsBusy(true)
    try {
      const { submitOrder } = await Promise.race([fetchOrderCode(), tooLate()]).catch((error: unknown) => {
        setNotice(
          <strong className="bar-notice" role="alert">
            {CHECKOUT.notSent}
          </strong>,
        )
        throw error
      })
      if (agreed === $checkout.get().costs.totalCents) await submitOrder()
    } finally {
      setIsBusy(false)
    }
  }

  const press = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const { current: agreed = offered } = seen
    seen.current = undefined
    if (form) storeFields(form)
    const now = $customer.get()
    const next = stepOf(now)
    const found = submitBlock(isTermsAccepted, now.email, checkout, cartBlock)
    setPressedAt(next ? null : found)
    const asked = found ? null : help?.emailQuestionFor(now.email, endQuestion)
    setNotice(asked)
    if (asked) return
    if (next === 'data') goToFields(form)
    else if (next) sendFocus(checkout.payments.length > 0 ? POINT_BOX_ID : DELIVERIES_ID, TERMS_ID)
    else if (found) sendFocus(WAYS[found].targetId, TERMS_ID)
    else if (agreed === $checkout.get().costs.totalCents) void submit(agreed)
  }

  return (
    <>
      <div className="checkout-aside">{children}</div>
      <div className="checkout-end">
        <label className="check">
          <Tick id={TERMS_ID} type="checkbox" isTicked={isTermsAccepted} />
          <span>
            <span>{`${CHECKOUT.termsBefore} `}</span>
            <TermsLink path="/vseobecne-obchodne-podmienky">{CHECKOUT.termsLink}</TermsLink>
            <span>{` ${CHECKOUT.termsAnd} `}</span>
            <TermsLink path="/ochrana-osobnych-udajov">{CHECKOUT.privacyLink}</TermsLink>
          </span>
        </label>
        <div className="checkout-bar">
          <OrderTotal costs={checkout.costs} />
          {/* The e-mail's field shows its own error. The terms are named only when the button was pressed without them. */}
          <p className="visually-hidden" role="status">
            {block !== null &&
              (block === pressedAt || !['terms', 'email'].includes(block)) &&
              SUBMIT_TEXTS[block]}
          </p>
          {notice}
          <button
            ref={button}
            type="button"
            className="button"
            data-step={step ?? undefined}
            aria-disabled={block !== null && step === null}
            aria-busy={isBusy}
            data-pressed={block !== null && block === pressedAt ? '' : undefined}
            onPointerDown={() => (seen.current = offered)}
            onClick={press}
          >
            {step ? NEXT_STEPS[step] : SUBMIT_TEXTS[block ?? 'ready']}
          </button>
          {way?.text && (
            <button type="button" className="link-button" onClick={() => sendFocus(way.targetId, TERMS_ID)}>
              {way.text}
            </button>
          )}
        </div>
      </div>
    </>
  )
}
