/** Has the slider's arrows turn its pages; the rest of the slider is the browser's own scrolling. */
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
  // Told once at the start, too.
  new ResizeObserver(refresh).observe(view)
}
