import { chosenSize, isOffered } from './form-values.ts'

/** Its label when the chosen cut lacks the size; `null` when the size stays, or none is chosen. */
export function dropForeignSize(form: HTMLFormElement): string | null {
  const size = chosenSize(form)
  if (!size || isOffered(size, form)) return null
  size.checked = false
  return size.value
}

/** Moves the focus to the sizes, of which one has to be chosen, and scrolls their hint into view. */
export function leadToSizes(form: HTMLFormElement): void {
  const sizes = [...form.querySelectorAll<HTMLInputElement>('[name=size]:enabled')]
  sizes.find((size) => size.offsetParent)?.focus()
  form.querySelector('.size-hint')?.scrollIntoView({ block: 'nearest' })
}
