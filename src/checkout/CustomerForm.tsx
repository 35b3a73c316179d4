import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  ADDRESS_FIELDS,
  PERSON_FIELDS,
  COMPANY_FIELDS,
  DELIVERY_FIELDS,
  EMAIL_FIELDS,
  fieldId,
  type FieldSpec,
} from './customer-fields.ts'
import type { DeliveryKind } from '../catalogue/rules/settings.ts'
import { DELIVERY_COUNTRIES } from '../config/countries.ts'
import { SHOP } from '../config/shop.ts'
import { MAX_NOTE_LENGTH } from '../config/order-limits.ts'
import { $cart } from '../cart/store/cart-store.ts'
import type { CustomerData, CustomerFlag, CustomerTextField } from './rules/customer.ts'
import { carrierPhone, fieldNeeds, isStepFilled } from './rules/needed-fields.ts'
import { INITIAL_ORDER_STATE, ORDER_VIEW } from './rules/form-state.ts'
import { CHECKOUT, FLAG_LABELS } from './texts/checkout-texts.ts'
import { $customer, EMPTY_CUSTOMER } from './store/customer-store.ts'
import { $order } from './store/order-view.ts'
import { $login, type Login } from './store/login-store.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import type * as fieldHelp from './field-help.tsx'
import { Tick, useField, StepHeading } from './form-fields.tsx'
import { tieSpaces } from '../text/tie-spaces.ts'
import { FieldLabel, TextField } from './TextField.tsx'

/** Fields of each step that may look odd. */
const BILLING = ['email', 'tel', 'postal_code', 'cin', 'tin', 'vat'] as const
const ANOTHER = ['email2', 'tel2', 'postal_code2'] as const

const LOGGED_OUT: Login = { state: 'loggedOut' }

interface FlagProps {
  name: CustomerFlag
  customer: CustomerData
  /** Says what ticking the box does. */
  hint?: string | null
}

function Flag({ name, customer, hint }: FlagProps) {
  const hintId = `${name}-hint`
  return (
    <div>
      <label className="check">
        <Tick
          type="checkbox"
          name={name}
          isTicked={customer[name]}
          aria-describedby={hint ? hintId : undefined}
        />
        <span>{FLAG_LABELS[name]}</span>
      </label>
      {hint && (
        <p id={hintId} className="field-hint flag-hint">
          {tieSpaces(hint)}
        </p>
      )}
    </div>
  )
}

interface FieldsProps {
  fields: readonly FieldSpec[]
  customer: CustomerData
  help: typeof fieldHelp | null
  /** By field: a text below it. */
  notes: Partial<Record<CustomerTextField, string | false | undefined>>
  needOf: ReturnType<typeof fieldNeeds>
}

function Fields({ fields, notes, needOf, ...props }: FieldsProps) {
  const order = useClientStore($order, INITIAL_ORDER_STATE)
  const isEmailAsked = order.view === ORDER_VIEW.form && order.isTermsAccepted
  return (
    <div className="fields">
      {fields.map((field) => (
        <TextField
          key={field.name}
          field={field}
          note={notes[field.name]}
          need={needOf(field.name)}
          isEmailAsked={isEmailAsked}
          {...props}
        />
      ))}
    </div>
  )
}

/** The shopper's note. Own print stands in the order's note, too, and leaves it less room (rule 135). */
function Note({ text, help }: { text: string; help: typeof fieldHelp | null }) {
  const cart = useClientStore($cart, [])
  const room = help ? help.noteRoom(cart) : MAX_NOTE_LENGTH
  const over = text.length - room
  return (
    <div className="field">
      <label>
        <FieldLabel name="order_note" isOptional />
        <textarea
          ref={useField<HTMLTextAreaElement>(text)}
          name="order_note"
          // It grows with its text.
          rows={Math.min(6, 1 + Math.floor(text.length / 30))}
          maxLength={room}
          aria-describedby={over > 0 ? 'note-hint' : undefined}
        />
      </label>
      <div className="field-status" role="status">
        {over > 0 && (
          <p id="note-hint" className="field-hint field-odd">
            {help?.noteOver(over)}
          </p>
        )}
      </div>
    </div>
  )
}

export function CustomerForm({ deliveryKind }: { deliveryKind: DeliveryKind | null }) {
  const customer = useClientStore($customer, EMPTY_CUSTOMER)
  const login = useClientStore($login, LOGGED_OUT)
  const [help, setHelp] = useState<typeof fieldHelp | null>(null)
  const [moved, setMoved] = useState<ReturnType<typeof fieldHelp.followStreet>>(null)
  const isElsewhere = [customer.country, customer.state2].some((name) => !DELIVERY_COUNTRIES.includes(name))
  const form = useRef<HTMLDivElement>(null)
  const isBegun = customer.email + customer.order_note !== ''
  // If it cannot be fetched, the form works without hints.
  const fetchHelp = () => void import('./field-help.tsx').then(setHelp, () => undefined)
  useEffect(() => {
    if (isElsewhere || isBegun) fetchHelp()
  }, [isElsewhere, isBegun])
  const followStreet = () => {
    const found = form.current && help?.followStreet(form.current)
    if (found) setMoved(found)
  }
  // Also for a street that the browser filled in, or that was left before the help had come.
  useEffect(followStreet, [help, customer.street, customer.street2])

  const isToPoint = deliveryKind === 'point'
  const isPickup = deliveryKind === 'pickup'
  const phone = carrierPhone(customer, deliveryKind)
  const hasAddress = ADDRESS_FIELDS.some(({ name }) => name !== 'country' && customer[name] !== '')
  const [isAddressOpen, setIsAddressOpen] = useState(false)
  if (hasAddress && !isAddressOpen) setIsAddressOpen(true)
  const isAddressShown = !(isToPoint || isPickup) || customer.isCompanyOrder || isAddressOpen
  const hasAnother = !isToPoint && (!isPickup || customer.deliverToAnotherAddress)
  const openAddress = () => {
    flushSync(() => setIsAddressOpen(true))
    document.getElementById(fieldId('street'))?.focus()
  }
  const fieldsProps = {
    customer,
    help,
    needOf: fieldNeeds(customer, deliveryKind),
    notes: {
      ...(phone && { [phone]: isToPoint ? CHECKOUT.pointPhoneReason : CHECKOUT.phoneReason }),
      cin: help?.cinNote(customer),
      ...(moved && customer[moved.name] === moved.number && { [moved.name]: moved.text }),
    },
  }

  return (
    <div className="customer-form" ref={form} onFocus={help ? undefined : fetchHelp} onBlur={followStreet}>
      <fieldset>
        <StepHeading
          title={CHECKOUT.billing}
          isDone={isStepFilled(customer, deliveryKind, 'billing') && !help?.isOdd(BILLING, customer)}
        />
        <p className="field-hint billing-hint">
          <span>{CHECKOUT.required}</span>
          {login.state === 'loggedIn' && <a href="/login">{CHECKOUT.login}</a>}
        </p>
        <Fields fields={EMAIL_FIELDS} {...fieldsProps} />
        <Flag name="isCompanyOrder" customer={customer} />
        {customer.isCompanyOrder && <Fields fields={COMPANY_FIELDS} {...fieldsProps} />}
        <Fields fields={[...PERSON_FIELDS, ...(isAddressShown ? ADDRESS_FIELDS : [])]} {...fieldsProps} />
        {!isAddressShown && (
          <button type="button" className="link-button add-address" onClick={openAddress}>
            {CHECKOUT.addAddress}
          </button>
        )}
        {hasAnother && <Flag name="deliverToAnotherAddress" customer={customer} />}
      </fieldset>
      {hasAnother && customer.deliverToAnotherAddress && (
        <fieldset>
          <StepHeading
            title={CHECKOUT.deliveryAddress}
            isDone={isStepFilled(customer, deliveryKind, 'delivery') && !help?.isOdd(ANOTHER, customer)}
          />
          <Fields fields={DELIVERY_FIELDS} {...fieldsProps} />
        </fieldset>
      )}
      <fieldset className="extras">
        <StepHeading title={CHECKOUT.note} isDone={customer.orderAsAGift || customer.order_note !== ''} />
        <Note text={customer.order_note} help={help} />
        <Flag name="orderAsAGift" customer={customer} hint={SHOP.giftSentence} />
      </fieldset>
      <p className="visually-hidden" role="status">
        {moved?.text}
      </p>
    </div>
  )
}
