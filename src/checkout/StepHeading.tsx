import { CHECKOUT } from './texts/checkout-texts.ts'

/** The heading of a step of the form; its number becomes a tick once nothing is missing. */
export function StepHeading({ title, isDone }: { title: string; isDone: boolean }) {
  return (
    <legend>
      <h2>{title}</h2>
      {isDone && <span className="visually-hidden">{CHECKOUT.stepDone}</span>}
    </legend>
  )
}
