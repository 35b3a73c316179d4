/** As wide as the zoomed picture is shown; the browser then takes the largest file there is. */
const ZOOMED_SIZES = '200vw'

/** Asks for the largest file of a picture. */
function enlarge(picture: Element): void {
  for (const part of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img'))
    part.sizes = ZOOMED_SIZES
}

/** The picture follows the mouse, twice as large. */
function zoomUnderMouse(slide: HTMLElement): void {
  slide.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return
    if (!slide.hasAttribute('data-zoomed')) enlarge(slide)
    slide.toggleAttribute('data-zoomed', true)
    const { left, top, width, height } = slide.getBoundingClientRect()
    slide.style.setProperty('--zoom-x', `${((event.clientX - left) / width) * 100}%`)
    slide.style.setProperty('--zoom-y', `${((event.clientY - top) / height) * 100}%`)
  })
  slide.addEventListener('pointerleave', () => slide.removeAttribute('data-zoomed'))
}

/** Shows a copy of the picture in the dialog, large and movable: the zoom of fingers and keyboards. */
function openZoom(dialog: HTMLDialogElement, slide: Element): void {
  const view = dialog.querySelector('.zoom-view')
  const picture = slide.firstElementChild?.cloneNode(true)
  if (!view || !(picture instanceof Element)) return
  view.replaceChildren(picture)
  enlarge(view)
  dialog.showModal()
  view.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2)
}

/** Gives the gallery its zoom, and thumbnails that turn the strip without moving the page. */
export function enhanceGallery(gallery: Element): void {
  const strip = gallery.querySelector('.gallery-strip')
  const dialog = gallery.querySelector('dialog')
  if (!strip) return
  const slides = [...strip.querySelectorAll<HTMLElement>('.gallery-picture')]
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-thumbs a')]
  const shownIndex = () => Math.round(strip.scrollLeft / strip.clientWidth)

  const markShown = () => {
    const shown = shownIndex()
    thumbs.forEach((thumb, index) => {
      if (index === shown) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
    })
  }
  const zoomShown = (event: Event) => {
    const slide = slides[shownIndex()]
    if (!dialog || !slide) return
    event.preventDefault()
    openZoom(dialog, slide)
  }

  thumbs.forEach((thumb, index) => {
    thumb.addEventListener('click', (event) => {
      event.preventDefault()
      strip.scrollLeft = slides[index]?.offsetLeft ?? 0
    })
  })
  strip.addEventListener('scroll', markShown)
  markShown()
  slides.forEach(zoomUnderMouse)
  strip.addEventListener('click', zoomShown)
  gallery.querySelector('.zoom-button')?.addEventListener('click', zoomShown)
}
