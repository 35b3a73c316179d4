import { chosenSize, isOffered } from './form-values.ts'

/** Its label when the chosen cut lacks the size; `null` when the size stays, or none is chosen. */
export function dropForeignSize(form: HTMLFormElement): string | null {
  const size = chosenSize(form)
  if (!size || isOffered(size, form)) return null
  size.checked = false
  return size.value
}

/** True while the chosen size lies below the button, which stands at the lower edge of a view: nobody has seen it yet. */
export function isSizeUnseen(form: HTMLFormElement): boolean {
  const [size, button] = [chosenSize(form)?.parentElement, form.querySelector('[type=submit]')].map((one) =>
    one?.getBoundingClientRect(),
  )
  return size !== undefined && button !== undefined && size.bottom > button.top
}

/** Moves the focus to the sizes, of which one has to be chosen, and scrolls their hint into view. */
export function leadToSizes(form: HTMLFormElement): void {
  const sizes = [...form.querySelectorAll<HTMLInputElement>('[name=size]:enabled')]
  sizes.find((size) => size.offsetParent)?.focus()
  form.querySelector('.size-hint')?.scrollIntoView({ block: 'nearest' })
}
