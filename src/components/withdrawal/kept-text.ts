/** Fills the description list of a part with terms and their values. */
export function fillRows(
  part: Element | null,
  rows: readonly (readonly [name: string, value: string])[],
): void {
  const elements = rows.flatMap(([name, value]) => {
    const [term, definition] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = name
    definition.textContent = value
    return [term, definition]
  })
  part?.querySelector('dl')?.replaceChildren(...elements)
}

/** A part of the page as text, a line for each of its sentences and rows. */
function textOf(part: Element): string {
  const parts = [...part.querySelectorAll('h2, [data-kept], dt')].map((element) => {
    const value = element.nextElementSibling
    return element.matches('dt') ? `${element.textContent}: ${value?.textContent ?? ''}` : element.textContent
  })
  return parts.map((line) => line.trim().replaceAll(/[ \n\t]+/g, ' ')).join('\r\n')
}

/** Makes the part's link give its text as a file, named after the order. */
export function offerDownload(part: Element, orderNumber: string): void {
  const link = part.querySelector<HTMLAnchorElement>('a[download]')
  if (!link) return
  // With the byte order mark every editor reads it as UTF-8.
  const file = new Blob([`\uFEFF${textOf(part)}\r\n`], { type: 'text/plain;charset=utf-8' })
  link.href = URL.createObjectURL(file)
  link.download = `odstupenie-od-zmluvy-${orderNumber.replaceAll(/[^\w-]+/g, '-')}.txt`
}
