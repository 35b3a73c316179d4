import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { CartBlock } from '../cart/rules/cart-changes.ts'
import type { Checkout } from '../cart/rules/checkout.ts'
import { nextStep, submitBlock, type SubmitBlock } from './rules/submit-block.ts'
import { CHECKOUT, NEXT_STEPS, SUBMIT_TEXTS } from './texts/checkout-texts.ts'
import { placeOrder } from './order-code.tsx'
import { CART_CHANGES_ID, sendFocus } from '../cart/focus-return.ts'
import { DELIVERIES_ID, POINT_BOX_ID } from './DeliveryAndPayment.tsx'
import { OrderTotal } from './OrderSummary.tsx'
import type { CustomerData } from './rules/customer.ts'
import { isFormFilled, missingFields } from './rules/needed-fields.ts'
import type { ReceiptCheckout } from './rules/receipt.ts'
import { $customer, EMPTY_CUSTOMER } from './store/customer-store.ts'
import { $elsewhere, shownOrder } from './store/order-view.ts'
import { useClientStore, useSettled } from '../islands/use-client-store.tsx'
import type * as fieldHelp from './field-help.tsx'
import { storeFields, TERMS_ID, Tick } from './form-fields.tsx'
import { fieldId } from './customer-fields.ts'
import { FORM_NOTICE_ID, ORDER_BUTTON_ID } from './use-view-focus.tsx'

const MISSING_ID = 'missing-fields'
/** Says why the press was refused. */
const REFUSAL_ID = 'order-refusal'

interface Props {
  isTermsAccepted: boolean
  /** True after a press whose order was not sent, because its code did not come. */
  isUnsent: boolean
  checkout: Checkout
  /** The reason from the cart's re-check why it cannot be ordered; `null` for none. */
  cartBlock: CartBlock | null
  /** Says what is known of the order, beside the button. */
  note: ReactNode
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

/** Whether an order has the same goods, delivery, payment and sum as when a press began. */
function isAsSeen(seen: ReceiptCheckout, now: ReceiptCheckout): boolean {
  return (
    seen.cart === now.cart &&
    seen.costs.totalCents === now.costs.totalCents &&
    seen.deliveryId === now.deliveryId &&
    seen.paymentId === now.paymentId &&
    seen.pickupPoint?.id === now.pickupPoint?.id
  )
}

/** Leads to what another tab has changed. @returns false if the shopper was led there before */
function showElsewhere(): boolean {
  const elsewhere = $elsewhere.get()
  if (!elsewhere || elsewhere.isSeen) return false
  $elsewhere.set({ ...elsewhere, isSeen: true })
  document.getElementById(FORM_NOTICE_ID)?.focus()
  return true
}

/** The button can always be pressed: it names what comes next or is missing, and leads there (rules 502, 520). */
export function SubmitPanel({ isTermsAccepted, isUnsent, checkout, cartBlock, note, children }: Props) {
  const customer = useClientStore($customer, EMPTY_CUSTOMER)
  const [help, setHelp] = useState<typeof fieldHelp | null>(null)
  /** Shown above the button: a question about the e-mail. */
  const [question, setQuestion] = useState<ReactNode>(null)
  /** The empty fields to which a press has led. The next press orders without them (rule 605). */
  const [askedFor, setAskedFor] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  // Each field says itself that it is needed. So the list of all need not be there before the form is begun.
  const isBegun = isTermsAccepted || customer.email !== ''
  useEffect(() => {
    // Without this code, nothing is listed or asked.
    if (isBegun) void import('./field-help.tsx').then(setHelp, () => undefined)
  }, [isBegun])
  // While arrow keys pass over deliveries, only the last list is said.
  const isSettled = useSettled(checkout.deliveryKind)
  const endQuestion = () => {
    setQuestion(null)
    button.current?.focus()
  }
  const [pressedAt, setPressedAt] = useState<SubmitBlock | null>(null)
  const block = submitBlock(isTermsAccepted, customer.email, checkout, cartBlock)
  const stepOf = (now: CustomerData) =>
    nextStep(isTermsAccepted, isFormFilled(now, checkout.deliveryKind), checkout)
  const step = stepOf(customer)
  const way = block && WAYS[block]
  const missingIn = (now: CustomerData) =>
    Object.values(missingFields(now, checkout.deliveryKind)).flat().join()
  // A press first leaves a field, whose quantity may then be corrected. Another tab may change the order at that moment.
  const seen = useRef<ReceiptCheckout | null>(undefined)
  const offered = () => (block === null ? shownOrder() : null)

  const press = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const { current: agreed = offered() } = seen
    seen.current = undefined
    if (form) storeFields(form)
    const now = $customer.get()
    const next = stepOf(now)
    const found = submitBlock(isTermsAccepted, now.email, checkout, cartBlock)
    setPressedAt(next ? null : found)
    const asked = found ? null : help?.emailQuestionFor(now.email, endQuestion)
    setQuestion(asked)
    if (asked) return
    const missing = missingIn(now)
    if (next === 'data') goToFields(form)
    else if (next) sendFocus(checkout.payments.length > 0 ? POINT_BOX_ID : DELIVERIES_ID, TERMS_ID)
    else if (found) sendFocus(WAYS[found].targetId, TERMS_ID)
    else if (missing !== '' && missing !== askedFor) {
      setAskedFor(missing)
      goToFields(form)
    } else if (!showElsewhere() && agreed && isAsSeen(agreed, shownOrder())) void placeOrder()
  }

  return (
    <>
      <div className="checkout-aside">
        {children}
        <div
          id={MISSING_ID}
          className="form-notice"
          role="status"
          // Before the terms are ticked, it would be said while the shopper is typing. The button's description has it.
          aria-live={isTermsAccepted ? undefined : 'off'}
          aria-busy={!isSettled}
        >
          {isBegun && help && (
            <help.MissingFields deliveryKind={checkout.deliveryKind} isUrgent={isTermsAccepted} />
          )}
        </div>
        {note}
      </div>
      <div className="checkout-end">
        <label className="check">
          <Tick
            id={TERMS_ID}
            type="checkbox"
            isTicked={isTermsAccepted}
            aria-describedby={pressedAt === 'terms' ? REFUSAL_ID : undefined}
          />
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
          <p id={REFUSAL_ID} className="visually-hidden" role="status">
            {block !== null &&
              (block === pressedAt || !['terms', 'email'].includes(block)) &&
              SUBMIT_TEXTS[block]}
          </p>
          {isUnsent && (
            <strong className="bar-notice" role="alert">
              {CHECKOUT.notSent}
            </strong>
          )}
          {question}
          {help && askedFor !== '' && askedFor === missingIn(customer) && (
            <strong className="bar-notice" role="alert">
              {help.MISSING_ASKED}
            </strong>
          )}
          <button
            ref={button}
            id={ORDER_BUTTON_ID}
            type="button"
            aria-describedby={MISSING_ID}
            className="button"
            data-step={step ?? undefined}
            aria-disabled={block !== null && step === null}
            data-pressed={block !== null && block === pressedAt ? '' : undefined}
            onPointerDown={() => (seen.current = offered())}
            onKeyDown={({ repeat }) => {
              if (!repeat) seen.current = offered()
            }}
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
