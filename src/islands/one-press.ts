/**
 * One press, one effect: the second half of a double click, of a double tap, or of a key that bounces or is held presses
 * nothing. Otherwise it would answer a question that nobody has read (rule 713). Controls with `data-step` may be pressed as
 * fast as one can.
 */
/** Nobody reads and answers sooner, in milliseconds. */
const SECOND_HALF_MS = 300
/** How far apart the two halves of a double tap are at most, in pixels. */
const SAME_PLACE_PX = 24

interface Press {
  control: Element | null
  at: number
  /** `key`, or the kind of the pointer, which Safari does not tell. */
  by: string | undefined
  x: number
  y: number
}

const NO_PRESS: Press = { control: null, at: -Infinity, by: '', x: 0, y: 0 }
let last = NO_PRESS

/** A tick box and its label are one control. */
function controlOf(target: Element): Element | null {
  const control = target.closest('button,summary,a,label,input')
  return (control instanceof HTMLInputElement && control.labels?.[0]) || control
}

/**
 * A mouse counts its clicks as `detail`, fingers and keys are judged by time. The halves of a double click and of a double tap
 * are at one place, although a driver of a browser may count clicks that are far apart as a double click.
 */
function isSecondHalf({ at, by, x, y }: Press, detail: number): boolean {
  const isSoon = by === 'mouse' ? detail > 1 : at - last.at < SECOND_HALF_MS
  const isSamePlace = Math.max(Math.abs(x - last.x), Math.abs(y - last.y)) < SAME_PLACE_PX
  return isSoon && by === last.by && (by === 'key' || isSamePlace)
}

/** A box may be ticked and unticked at once: that opens nothing. */
const mayRepeat = (control: Element, before: Element | null) =>
  control.matches('[data-step]') || (control === before && control.matches('label,input'))

function watch(event: PointerEvent): void {
  const { target, timeStamp: at, detail, clientX: x, clientY: y } = event
  // Held presses are repeated by script.
  if (!event.isTrusted || !(target instanceof Element)) return
  const by = detail === 0 ? 'key' : event.pointerType
  const press: Press = { control: controlOf(target), at, by, x, y }
  const before = last
  // The browser itself presses the box of a pressed label.
  if (target instanceof HTMLInputElement && press.control === before.control && at - before.at < 5) return
  const isSecond = press.control && isSecondHalf(press, detail) && !mayRepeat(press.control, before.control)
  last = press
  if (!isSecond) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

addEventListener('click', watch, true)
let pressedIn: EventTarget | null = null
let lastKey = ''
addEventListener(
  'keydown',
  (event) => {
    const { key, repeat, target } = event
    if (!repeat) pressedIn = target
    // Calls off presses that wait for their code (decision 3).
    if (key === 'Escape') for (const held of document.querySelectorAll('[data-press]')) held.ariaBusy = null
    // Another key is a press of its own.
    if (key !== lastKey || (key !== 'Enter' && key !== ' ')) last = NO_PRESS
    lastKey = key
    // A held Enter writes empty lines only where it was pressed.
    if (repeat && key === 'Enter' && !(target === pressedIn && target instanceof HTMLTextAreaElement))
      event.preventDefault()
  },
  true,
)
