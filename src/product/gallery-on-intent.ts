import { keepInAddress } from './choice-address.ts'
import { chooseColorAtRest, showColor, showPicture, shownPlace } from './gallery-strip.ts'
import { linkStyles } from '../islands/link-styles.ts'
import zoomStyles from './zoom.css?url'
import { GALLERY } from './texts/gallery-texts.ts'

/** `sizes` of a zoomed picture, with which the browser loads the largest file. */
const ZOOMED_SIZES = '200vw'

/** For the pictures that follow the mouse, and for the dialog. */
const styled = linkStyles(zoomStyles)

function enlarge(picture: Element): void {
  for (const part of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img'))
    part.sizes = ZOOMED_SIZES
}

/** Shows a picture twice as large under the mouse, and moves it with the pointer. */
function zoomUnderMouse(strip: Element): void {
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

/** Keeps the thumbnails and the chosen colour in step with the strip, and the address with the choice (rules 108, 126). */
export function followGallery(gallery: Element, strip: Element, form: HTMLFormElement): void {
  const thumbs = gallery.querySelectorAll('.gallery-thumbs a')
  const follow = () => {
    const shown = shownPlace(strip)
    thumbs.forEach((thumb, place) => (thumb.ariaCurrent = place === shown ? 'true' : null))
    chooseColorAtRest(strip)
  }
  strip.addEventListener('scroll', follow)
  form.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).type === 'radio') keepInAddress(form)
  })
  // A press on the colour that is chosen already is no change, but it too shows its picture.
  form.addEventListener('click', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    if (name === 'color') showColor(value)
  })

  // The browser may have restored a choice, the address may have made one (rule 126), or the shopper before this module was
  // loaded.
  const color = form.querySelector<HTMLInputElement>('[name=color]:checked:not(:default)')
  if (color) showColor(color.value)
  if (strip.scrollLeft > 0) follow()
  if (form.querySelector(':checked:not(:default)')) keepInAddress(form)
  zoomUnderMouse(strip)
}

function openZoom(gallery: Element, shown: Element | undefined): void {
  const picture = shown?.firstElementChild?.cloneNode(true)
  if (!picture) return
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  const view = document.createElement('div')
  Object.assign(dialog, { className: 'zoom', ariaLabel: GALLERY.zoomed, onclose: () => dialog.remove() })
  Object.assign(close, { className: 'icon-button', ariaLabel: GALLERY.close, textContent: '×' })
  Object.assign(view, { className: 'zoom-view', ariaLabel: GALLERY.zoomHint, role: 'group', tabIndex: 0 })
  close.onclick = () => dialog.close()
  view.append(picture)
  enlarge(view)
  dialog.append(close, view)
  gallery.append(dialog)
  dialog.showModal()
  view.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2)
}

/** Scrolls to the picture of a pressed thumbnail; any other press opens the picture in view large. */
export function pressGallery(gallery: Element, strip: Element, pressed: Element): void {
  const { hash = '' } = pressed as Partial<HTMLAnchorElement>
  if (hash) showPicture(document.getElementById(hash.slice(1)))
  else void styled.then(() => openZoom(gallery, strip.children[shownPlace(strip)]))
}
