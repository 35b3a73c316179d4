import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { focus, press } from './page.ts'

type Element = ReturnType<typeof expect.element>
type Text = string | RegExp

/** How a thing can be. */
const STATES = {
  seen: (it: Element) => it.toBeVisible(),
  hidden: (it: Element) => it.not.toBeVisible(),
  there: (it: Element) => it.toBeInTheDocument(),
  gone: (it: Element) => it.not.toBeInTheDocument(),
  'in view': (it: Element) => it.toBeInViewport(),
  'wholly in view': (it: Element) => it.toBeInViewport({ ratio: 1 }),
  'out of view': (it: Element) => it.not.toBeInViewport(),
  focused: (it: Element) => it.toHaveFocus(),
  checked: (it: Element) => it.toBeChecked(),
  unchecked: (it: Element) => it.not.toBeChecked(),
  enabled: (it: Element) => it.toBeEnabled(),
  disabled: (it: Element) => it.toBeDisabled(),
  empty: (it: Element) => it.toBeEmptyDOMElement(),
}

/** What can be read of a thing. Every other name is an attribute, and `null` is none. */
const FACTS = {
  text: (it: Element, text: Text) => it.toMatchTextContent(text),
  lacks: (it: Element, text: Text) => it.not.toMatchTextContent(text),
  value: (it: Element, text: Text) => it.toHaveValue(text as string),
  name: (it: Element, text: Text) => it.toHaveAccessibleName(text),
  says: (it: Element, text: Text) =>
    text === '' ? it.not.toHaveAccessibleDescription() : it.toHaveAccessibleDescription(text),
}

type Facts = Readonly<Record<string, Text | number | null>>
export type Sight = keyof typeof STATES | RegExp | number | Facts

/**
 * A step of a shopper: presses a control, types keys, does something else, or sees things. A thing is seen in a state, with a
 * text (a pattern), as often as a number says, or with facts.
 */
export type Step = Locator | string | (() => unknown) | readonly [Locator, ...Sight[]]

async function lookAt(thing: Locator, sight: Sight): Promise<void> {
  const it = () => expect.element(thing)
  if (typeof sight === 'string') return STATES[sight](it())
  if (typeof sight === 'number') return it().toHaveLength(sight)
  if (sight instanceof RegExp) return it().toMatchTextContent(sight)
  for (const [name, fact] of Object.entries(sight))
    if (fact === null) await it().not.toHaveAttribute(name)
    else if (name in FACTS) await FACTS[name as keyof typeof FACTS](it(), fact as Text)
    else await it().toHaveAttribute(name, fact)
}

async function take(step: Step): Promise<unknown> {
  if (typeof step === 'string') return userEvent.keyboard(step)
  if (typeof step === 'function') return step()
  const [thing, ...sights] = Array.isArray(step) ? (step as [Locator, ...Sight[]]) : [step as Locator]
  if (sights.length === 0) return press(thing)
  for (const sight of sights) await lookAt(thing, sight)
  return undefined
}

/** Takes steps, one after another. A failure says which one it was. */
export async function walk(...steps: readonly Step[]): Promise<void> {
  for (const [at, step] of steps.entries())
    try {
      await take(step)
    } catch (error) {
      if (error instanceof Error) error.message = `Step ${at + 1}: ${error.message}`
      throw error
    }
}

/** Steps that no press or key makes. */
export const fill = (field: Locator, text: string) => () => field.fill(text)
export const goTo = (control: Locator) => () => focus(control)

export const button = (name: Text) => page.getByRole('button', { name })
export const link = (name: Text) => page.getByRole('link', { name })
export const radio = (name: Text) => page.getByRole('radio', { name })
export const tick = (name: Text) => page.getByRole('checkbox', { name })
export const group = (name: Text) => page.getByRole('group', { name })
export const heading = (name: Text) => page.getByRole('heading', { name })
export const status = (text: Text) => page.getByRole('status').filter({ hasText: text })
