import type { Locator, Page } from '@playwright/test'

/**
 * Runs in the page. Finds the middle of the visible text of a control, or of its label if it is a box or a choice.
 * @returns the point within the pressed element; `isLabel` if that element is the label
 */
function findMiddle(control: Element): { isLabel: boolean; x: number; y: number } {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  const isTicked = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
  const read = label && isTicked ? label : control
  const texts = document.createTreeWalker(read, NodeFilter.SHOW_TEXT)
  const boxes: DOMRect[] = []
  while (texts.nextNode()) {
    const isRead = texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false
    if (!isRead || texts.currentNode.textContent?.trim() === '') continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    boxes.push(...range.getClientRects())
  }
  const outer = read.getBoundingClientRect()
  // Text for screen readers is a pixel wide.
  const seen = boxes.find(({ width, height }) => width > 2 && height > 2) ?? outer
  return {
    isLabel: read !== control,
    x: seen.x + seen.width / 2 - outer.x - read.clientLeft,
    y: seen.y + seen.height / 2 - outer.y - read.clientTop,
  }
}

function hasTouch(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.maxTouchPoints > 0)
}

/** The element to press, which is the control or its label, and the point in it. */
export async function findTarget(
  control: Locator,
): Promise<{ read: Locator; position: { x: number; y: number } }> {
  const { isLabel, ...position } = await control.evaluate(findMiddle)
  return { read: isLabel ? control.locator('xpath=ancestor::label') : control, position }
}

/**
 * Presses a control as a person does: in the middle of its text or label, with a finger on a touch screen, else with the
 * mouse. Waits until it can be pressed, and fails if something covers it.
 */
export async function press(control: Locator): Promise<void> {
  const { read, position } = await findTarget(control)
  await ((await hasTouch(control.page())) ? read.tap({ position }) : read.click({ position }))
}
