import { onIntent } from './on-intent.ts'

/**
 * Until a shopper reaches for the pictures only the first is fetched; from then on the zoom is there. The form counts
 * too: a chosen colour turns the pictures.
 */
const gallery = document.querySelector<HTMLElement>('[data-gallery]')
const load = () => import('./gallery-zoom.ts')

/** Turns the strip to the picture with the given id. */
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
