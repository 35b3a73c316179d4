import { PRODUCT_HINTS, STEPS } from '../catalogue/texts/product-words.ts'

interface Props {
  value: number
  /** The goods that are counted, where a page has several. */
  of?: string
  name?: string
  /** Called with each new quantity within the limits. */
  onChange?: (value: number) => void
  /** Called when 0 was typed, with the element that gets the focus. Without it, 0 is corrected to 1. */
  onZero?: (field: HTMLInputElement, next: Node | null) => void
}

/** The markup of `<quantity-stepper>`, which adds its behaviour. A field of type number would count with the mouse wheel. */
export function QuantityStepper({ value, of, name, onChange, onZero }: Props) {
  const nameOf = (control: string) => (of ? `${control}: ${of}` : control)
  const label = nameOf(PRODUCT_HINTS.quantity)
  return (
    <quantity-stepper
      className="stepper"
      role="group"
      aria-label={label}
      value={value}
      onquantity={onChange && (({ detail }: CustomEvent<number>) => onChange(detail))}
      onzero={
        onZero &&
        ((event: CustomEvent<Node | null>) => {
          event.preventDefault()
          onZero((event.target as HTMLElement).querySelector('input') as HTMLInputElement, event.detail)
        })
      }
    >
      <button type="button" data-press="" data-step="-1" aria-label={nameOf(STEPS.decrease)}>
        −
      </button>
      <input
        type="text"
        name={name}
        aria-label={label}
        inputMode="numeric"
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="done"
      />
      <button type="button" data-press="" data-step="1" aria-label={nameOf(STEPS.increase)}>
        +
      </button>
      <span className="visually-hidden" role="status" />
    </quantity-stepper>
  )
}
