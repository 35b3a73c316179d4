/** Functions that run in the page. None of them may use anything outside itself, because an engine is sent only its text. */

/** For each XPath the visible text of the first element that is shown; null where none is. */
export function findShown(paths: readonly string[]): (string | null)[] {
  return paths.map((path) => {
    const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
    for (let index = 0; index < found.snapshotLength; index++) {
      const element = found.snapshotItem(index)
      if (element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }))
        return element.innerText
    }
    return null
  })
}

/** Whether the box that an XPath leads to is ticked; null while it is not there. */
export function findTick(path: string): boolean | null {
  const box = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
  return box instanceof HTMLInputElement ? box.checked : null
}

/**
 * The middle, in the viewport, of the element that an XPath leads to; null while it is not there or something else would
 * get the click. Then it is scrolled into view.
 */
export function findPressable(path: string): { x: number; y: number } | null {
  const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
  if (!(found instanceof HTMLElement) || found.matches(':disabled')) return null
  const { left, top, width, height } = found.getBoundingClientRect()
  const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(middle.x, middle.y)
  if (hit && (found.contains(hit) || hit.closest('label')?.control === found)) return middle
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return null
}
