// The form's fields are uncontrolled: in-app browsers and extensions fill them in without an event, and React would
// undo that. So a field is written only when its stored value changes, and its present value is read.
import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { chooseDelivery, choosePayment } from '../cart/store/choices-store.ts'
import { updateCustomer } from './store/customer-store.ts'
import { acceptTerms } from './store/order-view.ts'
import { CHECKOUT } from './texts/checkout-texts.ts'

/** Id of the terms. The focus returns to it from the cart's changes, because the shopper ticks the terms next. */
export const TERMS_ID = 'terms'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** By field: the value that was last written to it or read from it. */
const known = new WeakMap<Element, string | boolean>()

/** Fields whose value was changed on this page. */
const touched = new WeakSet<Element>()

export const isTouched = (field: Element): boolean => touched.has(field)

export const touch = (field: Element): unknown => touched.add(field)

const valueOf = (field: Field) =>
  field.type === 'radio' || field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value

/** Writes a stored value into a field. `storeFields` reads it from there. */
export function useField<T extends Field>(value: string | boolean) {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const field = ref.current
    if (!field) return
    if (valueOf(field) !== value)
      Object.assign(field, typeof value === 'boolean' ? { checked: value } : { value })
    // The value as the browser keeps it: an e-mail loses the spaces around it.
    known.set(field, valueOf(field))
  }, [value])
  return ref
}

export function Tick({ isTicked, ...input }: ComponentProps<'input'> & { isTicked: boolean }) {
  return <input {...input} ref={useField<HTMLInputElement>(isTicked)} />
}

/** Stores the values of the form's fields that are not stored yet, even if no event told of them. */
export function storeFields(form: HTMLFormElement): void {
  const typed: Record<string, string | boolean> = {}
  for (const field of form.elements as Iterable<Element> as Iterable<Field>) {
    const value = valueOf(field)
    const isQuantity = field.closest('quantity-stepper') !== null
    if (!(isQuantity || known.has(field)) || value === known.get(field)) continue
    known.set(field, value)
    touch(field)
    // The quantity's own control keeps it within its limits. The event does not bubble: it would come here again.
    if (isQuantity) field.dispatchEvent(new Event('input'))
    else if (field.id === TERMS_ID) acceptTerms(value === true)
    else if (field.type !== 'radio') typed[field.name] = value
    else if (value) (field.name === 'chosenDelivery' ? chooseDelivery : choosePayment)(Number(field.value))
  }
  if (Object.keys(typed).length > 0) updateCustomer(typed)
}

/** A ref for a form whose fields are also read when its page is hidden or shown again. */
export function useStoredFields() {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const ending = new AbortController()
    const take = () => ref.current && storeFields(ref.current)
    window.addEventListener('pageshow', take, { signal: ending.signal })
    document.addEventListener('visibilitychange', take, { signal: ending.signal })
    return () => ending.abort()
  }, [])
  return ref
}

/** The heading of a step of the form. Its number becomes a tick when nothing is missing. */
export function StepHeading({ title, isDone }: { title: string; isDone: boolean }) {
  return (
    <legend>
      <h2>{title}</h2>
      {isDone && <span className="visually-hidden">{CHECKOUT.stepDone}</span>}
    </legend>
  )
}
