import { CHECKOUT } from './texts/checkout-texts.ts'

/** The heading of a step of the form. Its number becomes a tick when nothing is missing. */
export function StepHeading({ title, isDone }: { title: string; isDone: boolean }) {
  return (
    <legend>
      <h2>{title}</h2>
      {isDone && <span className="visually-hidden">{CHECKOUT.stepDone}</span>}
    </legend>
  )
}
