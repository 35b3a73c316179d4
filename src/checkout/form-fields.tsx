// The form's fields are uncontrolled. Browsers in apps and extensions fill fields in without an event, and React would put
// back its own value at the next render. So a field is written only when its stored value changes, and read as it stands.
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { chooseDelivery, choosePayment } from '../cart/store/checkout-store.ts'
import { updateCustomer } from './store/customer-store.ts'
import { acceptTerms } from './store/order.ts'

/** Id of the terms, to which the focus returns from the cart's changes: ticking them comes next. */
export const TERMS_ID = 'terms'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** By field, the value that was last written to it or read from it. */
const known = new WeakMap<Element, string | boolean>()

/** The fields whose value is not only the one that was stored before. */
const touched = new WeakSet<Element>()

export const isTouched = (field: Element): boolean => touched.has(field)

export const touch = (field: Element): unknown => touched.add(field)

const valueOf = (field: Field) =>
  field.type === 'radio' || field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value

/** Shows a stored value in a field, which `adoptFields` then reads. */
export function useField<T extends Field>(value: string | boolean) {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const field = ref.current
    if (!field) return
    if (valueOf(field) !== value)
      Object.assign(field, typeof value === 'boolean' ? { checked: value } : { value })
    // As the browser keeps it: an e-mail loses the spaces around it.
    known.set(field, valueOf(field))
  }, [value])
  return ref
}

export function Tick({ isTicked, ...input }: ComponentProps<'input'> & { isTicked: boolean }) {
  return <input {...input} ref={useField<HTMLInputElement>(isTicked)} />
}

/** Keeps what stands in the form's fields and is not stored yet, whether or not an event told of it. */
export function adoptFields(form: HTMLFormElement): void {
  const typed: Record<string, string | boolean> = {}
  for (const field of form.elements as Iterable<Element> as Iterable<Field>) {
    const value = valueOf(field)
    const isQuantity = field.type === 'number'
    if (!(isQuantity || known.has(field)) || value === known.get(field)) continue
    known.set(field, value)
    touch(field)
    // Its own control keeps it within the limits.
    if (isQuantity) field.dispatchEvent(new Event('input', { bubbles: true }))
    else if (field.id === TERMS_ID) acceptTerms(value === true)
    else if (field.type !== 'radio') typed[field.name] = value
    else if (value) (field.name === 'chosenDelivery' ? chooseDelivery : choosePayment)(Number(field.value))
  }
  if (Object.keys(typed).length > 0) updateCustomer(typed)
}

/** A key that is held is one press: what has the focus by then was not meant (rule 520). */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat) return
  event.preventDefault()
  event.stopPropagation()
}

/** For a form whose fields are taken over also when its page is left or shown again. */
export function useAdoptedFields() {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const ending = new AbortController()
    const take = () => ref.current && adoptFields(ref.current)
    window.addEventListener('pageshow', take, { signal: ending.signal })
    document.addEventListener('visibilitychange', take, { signal: ending.signal })
    return () => ending.abort()
  }, [])
  return ref
}
