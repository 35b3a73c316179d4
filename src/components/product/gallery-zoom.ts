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

function partsOf(gallery: Element) {
  const strip = gallery.querySelector('.gallery-strip')
  return {
    strip,
    slides: [...gallery.querySelectorAll<HTMLElement>('.gallery-picture')],
    thumbs: [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-thumbs a')],
    shown: strip ? Math.round(strip.scrollLeft / strip.clientWidth) : 0,
  }
}

/** Shows a copy of the picture in the dialog, large and movable: the zoom of fingers and keyboards. */
export function openZoom(gallery: Element): void {
  const { slides, shown } = partsOf(gallery)
  const dialog = gallery.querySelector('dialog')
  const view = gallery.querySelector('.zoom-view')
  const picture = slides[shown]?.firstElementChild?.cloneNode(true)
  if (!dialog || !view || !(picture instanceof Element)) return
  view.replaceChildren(picture)
  enlarge(view)
  dialog.showModal()
  view.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2)
}

/** Chooses the colour that a picture shows. */
function chooseColorOf(slide: Element): void {
  const color = document.querySelector<HTMLInputElement>(`[data-picture="${slide.id}"]`)
  if (!color || color.checked) return
  color.checked = true
  color.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Gives the gallery its zoom under the mouse, and thumbnails that tell what is shown and choose its colour. */
export function enhanceGallery(gallery: Element): void {
  const { strip, slides, thumbs } = partsOf(gallery)
  if (!strip) return

  const markShown = () => {
    const { shown } = partsOf(gallery)
    thumbs.forEach((thumb, index) => {
      if (index === shown) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
    })
  }
  thumbs.forEach((thumb, index) => {
    thumb.addEventListener('click', () => {
      const slide = slides[index]
      if (slide) chooseColorOf(slide)
    })
  })
  strip.addEventListener('scroll', markShown)
  markShown()
  slides.forEach(zoomUnderMouse)
}
