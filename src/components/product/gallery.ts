import { chooseColorAtRest, showPicture, shownPlace } from '../../islands/product/gallery-strip.ts'
import { onIntent } from '../page/on-intent.ts'

/**
 * Only the first picture is fetched until a shopper reaches for the gallery or it is turned; then the others are, and
 * the zoom. Reaching for the form counts as well, because a chosen colour shows its picture.
 */
const gallery = document.querySelector<HTMLElement>('[data-gallery]')
const strip = gallery?.querySelector('.gallery-strip')
const load = () => import('./gallery-zoom.ts')

if (gallery && strip) {
  const thumbs = gallery.querySelectorAll('.gallery-thumbs a')
  const reach = onIntent([gallery, document.querySelector('[data-buy]')], async () => {
    gallery.dataset['reached'] = ''
    ;(await load()).zoomUnderMouse(strip)
  })
  const follow = () => {
    reach()
    const shown = shownPlace(strip)
    thumbs.forEach((thumb, place) => (thumb.ariaCurrent = place === shown ? 'true' : null))
    chooseColorAtRest(strip)
  }
  strip.addEventListener('scroll', follow)
  // It may have been turned before this module was there.
  if (strip.scrollLeft > 0) follow()

  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a, .gallery-strip')
    if (!link) return
    event.preventDefault()
    if (link.hash) showPicture(document.getElementById(link.hash.slice(1)))
    else void load().then(({ openZoom }) => openZoom(gallery, strip.children[shownPlace(strip)]))
  })
}
