/** A smaller move is no shift of the layout to browsers. */
const SHIFT_PX = 3

/** A file that comes within so many milliseconds, as from the browser's cache, is in time. */
const OPTIONAL_MS = 100

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
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const inView = [...document.body.querySelectorAll('*')]
    .map((element) => [element, topOf(element)] as const)
    .filter(([, top]) => top > 0 && top < innerHeight)
  document.fonts.add(font)
  if (inView.some(([element, top]) => Math.abs(topOf(element) - top) >= SHIFT_PX)) document.fonts.delete(font)
}
