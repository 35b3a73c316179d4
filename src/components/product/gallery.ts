import { onIntent } from '../page/on-intent.ts'

/**
 * Only the first picture is fetched until a shopper reaches for the gallery or it is turned; then the others are, and
 * what keeps it in step with the form. Reaching for the form counts as well, because a chosen colour shows its picture.
 */
const gallery = document.querySelector<HTMLElement>('[data-gallery]')
const strip = gallery?.querySelector('.gallery-strip')
const form = document.querySelector<HTMLFormElement>('[data-buy]')
const load = () => import('./gallery-reached.ts')

if (gallery && strip && form) {
  const reach = onIntent([gallery, form], async () => {
    gallery.dataset['reached'] = ''
    ;(await load()).followGallery(gallery, strip, form)
  })
  strip.addEventListener('scroll', reach)
  // It may have been turned, or something chosen, before this module was there.
  if (strip.scrollLeft > 0 || form.querySelector(':checked:not(:default)')) reach()

  gallery.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest('a, .gallery-strip')
    if (!pressed) return
    event.preventDefault()
    void load().then(({ pressGallery }) => pressGallery(gallery, strip, pressed))
  })
}
