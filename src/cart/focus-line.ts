/** Moves the focus to a part of a cart line, once the cart that `near` is in shows it. */
export function focusLine(near: HTMLElement, key: string, part: string): void {
  const place = near.closest('[popover], main')
  queueMicrotask(() => {
    const rows = [...(place?.querySelectorAll<HTMLElement>('.cart-line') ?? [])]
    rows
      .find((row) => row.dataset['line'] === key)
      ?.querySelector<HTMLElement>(part)
      ?.focus()
  })
}
