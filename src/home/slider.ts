import { repeatHeld } from '../islands/intent-ready.ts'

/** The arrows scroll the slider by a page; everything else is native scrolling. */
const view = document.querySelector('.slider-view')
const arrows = document.querySelectorAll('.slider-arrows button')

if (view) {
  const refresh = () => {
    const rest = view.scrollWidth - view.clientWidth - view.scrollLeft
    arrows.forEach((arrow, index) => (arrow.ariaDisabled = `${(index ? rest : view.scrollLeft) < 2}`))
  }
  arrows.forEach((arrow, index) =>
    arrow.addEventListener('click', () => view.scrollBy(view.clientWidth * (index || -1), 0)),
  )
  view.addEventListener('scroll', refresh)
  if (arrows[0]?.parentElement) repeatHeld(arrows[0].parentElement)
  // An observer also reports once at the start.
  new ResizeObserver(refresh).observe(view)
}
