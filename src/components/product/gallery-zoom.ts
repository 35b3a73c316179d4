import { GALLERY } from '../../messages/product/gallery.ts'

/** As wide as the zoomed picture is shown; the browser then takes the largest file there is. */
const ZOOMED_SIZES = '200vw'

/** Asks for the largest file of a picture. */
function enlarge(picture: Element): void {
  for (const part of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img'))
    part.sizes = ZOOMED_SIZES
}

/** Each picture of a strip follows the mouse over it, twice as large. */
export function zoomUnderMouse(strip: Element): void {
  for (const picture of strip.querySelectorAll<HTMLElement>('.gallery-picture')) {
    picture.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'mouse') return
      if (!picture.hasAttribute('data-zoomed')) enlarge(picture)
      picture.toggleAttribute('data-zoomed', true)
      const { left, top, width, height } = picture.getBoundingClientRect()
      picture.style.setProperty('--zoom-x', `${((event.clientX - left) / width) * 100}%`)
      picture.style.setProperty('--zoom-y', `${((event.clientY - top) / height) * 100}%`)
    })
    picture.addEventListener('pointerleave', () => picture.removeAttribute('data-zoomed'))
  }
}

/** Shows a copy of a picture in a dialog, large and movable: the zoom of fingers and keyboards. */
export function openZoom(gallery: Element, shown: Element | undefined): void {
  const picture = shown?.firstElementChild?.cloneNode(true)
  if (!picture) return
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  const view = document.createElement('div')
  Object.assign(dialog, { className: 'zoom', ariaLabel: GALLERY.zoomed, onclose: () => dialog.remove() })
  Object.assign(close, { className: 'icon-button', ariaLabel: GALLERY.close, textContent: '×' })
  Object.assign(view, { className: 'zoom-view', ariaLabel: GALLERY.zoomHint, role: 'group', tabIndex: 0 })
  dialog.setAttribute('closedby', 'any')
  close.onclick = () => dialog.close()
  view.append(picture)
  enlarge(view)
  dialog.append(close, view)
  gallery.append(dialog)
  dialog.showModal()
  view.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2)
}
