/** A smaller move is no shift of the layout to browsers. */
const SHIFT_PX = 3

/** A file that comes within so many milliseconds, as from the browser's cache, is in time. */
const OPTIONAL_MS = 100

/** The upper edges of all elements. */
function edges(): number[] {
  return [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().top)
}

/**
 * On the first page of a visit the shop's font often comes after the first paint, too late for `font-display: optional`. It is
 * then shown if everything in view stays where it is. Otherwise the stand-in stays on this page.
 */
export async function showLateFont(): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>('[as=font]')?.href ?? ''
  const [file] = performance.getEntriesByName(address)
  if (file && file.duration < OPTIONAL_MS) return
  const font = new FontFace('Figtree', `url(${address})`, { weight: '300 900' })
  await font.load()
  const before = edges()
  document.fonts.add(font)
  const after = edges()
  const isMoved = (edge: number, i: number) =>
    edge > 0 && edge < innerHeight && Math.abs(edge - Number(after[i])) >= SHIFT_PX
  if (before.some(isMoved)) document.fonts.delete(font)
}
