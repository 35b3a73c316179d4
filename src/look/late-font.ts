/** Less than what browsers count as a shift of the layout. */
const STILL_PX = 3

/** The upper and lower edges of all elements. */
function edges(): number[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [top, bottom]
  })
}

/**
 * On the first page of a visit the shop's font often comes after the first paint, too late for `font-display: optional`. It is
 * then shown if every line in view stays where it is. Otherwise the stand-in stays on this page.
 */
export async function showLateFont(): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>('[rel=preload][as=font]')?.href ?? ''
  const [file] = performance.getEntriesByName(address) as PerformanceResourceTiming[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (file && !(paint && file.responseEnd > paint.startTime)) return
  const font = await new FontFace('Figtree', `url(${address})`, { weight: '300 900' })
    .load()
    .catch(() => null)
  if (!font) return
  const before = edges()
  document.fonts.add(font)
  const after = edges()
  const moves = before.some(
    (edge, i) => edge > 0 && edge < innerHeight && Math.abs(edge - (after[i] ?? 0)) >= STILL_PX,
  )
  if (moves) document.fonts.delete(font)
}
