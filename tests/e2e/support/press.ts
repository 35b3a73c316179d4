import type { Locator, Page } from '@playwright/test'

/**
 * Where to press on an element: in the middle of what is read of it. A control with a label is read as its label, and a
 * text may fill only a part of its box. Runs in the page.
 * @returns the point within the element that is pressed, and whether that element is the control's label
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
  // What only a screen reader gets is a pixel wide.
  const seen = boxes.find(({ width, height }) => width > 2 && height > 2) ?? outer
  return {
    isLabel: read !== control,
    x: seen.x + seen.width / 2 - outer.x - read.clientLeft,
    y: seen.y + seen.height / 2 - outer.y - read.clientTop,
  }
}

/** Whether the shopper has a touch screen. */
function isTouched(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.maxTouchPoints > 0)
}

/** What of a control is pressed, and where in it. */
export async function findTarget(
  control: Locator,
): Promise<{ read: Locator; position: { x: number; y: number } }> {
  const { isLabel, ...position } = await control.evaluate(findMiddle)
  return { read: isLabel ? control.locator('xpath=ancestor::label') : control, position }
}

/**
 * Presses a control as a person does: on the middle of the text that is read of it (the label of a box or a choice), with
 * a finger on a touch screen, else with the mouse. Waits until it can be pressed, and fails when something covers it.
 */
export async function press(control: Locator): Promise<void> {
  const { read, position } = await findTarget(control)
  await ((await isTouched(control.page())) ? read.tap({ position }) : read.click({ position }))
}
