import { onIntent } from '../page/on-intent.ts'

/**
 * Only the first picture is fetched until a shopper reaches for the gallery; then the others and the zoom are. Reaching
 * for the form counts as well, because a chosen colour shows its picture.
 */
const gallery = document.querySelector<HTMLElement>('[data-gallery]')
const load = () => import('./gallery-zoom.ts')

/** Scrolls the strip to the picture with the given id. */
export function showPicture(id = ''): void {
  const picture = document.getElementById(id)
  if (picture?.parentElement) picture.parentElement.scrollLeft = picture.offsetLeft
}

if (gallery) {
  onIntent([gallery, document.querySelector('[data-buy]')], async () => {
    gallery.dataset['reached'] = ''
    ;(await load()).enhanceGallery(gallery)
  })
  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a, .gallery-strip')
    if (!link) return
    event.preventDefault()
    if (link.hash) showPicture(link.hash.slice(1))
    else void load().then(({ openZoom }) => openZoom(gallery))
  })
}
