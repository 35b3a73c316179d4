/** Copies by the old way, which works without https too. */
function copySelection(text: string): boolean {
  const box = document.createElement('textarea')
  const focused = document.activeElement
  box.value = text
  box.className = 'visually-hidden'
  document.body.append(box)
  box.select()
  try {
    // Deprecated, and all that there is where `navigator.clipboard` is not.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    box.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}

/** Puts a text on the clipboard. @returns whether it is there; never throws */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}
