import { repeatHeld } from '../islands/intent-ready.ts'
import { onIntent } from '../islands/on-intent.ts'
import { retriable } from '../islands/take-back-trouble.ts'

/**
 * Loads the other pictures and gallery-on-intent.ts only on intent: on the gallery, or on the form, where a chosen colour
 * shows its picture.
 */
const gallery = document.querySelector<HTMLElement>('[data-gallery]')
const strip = gallery?.querySelector('.gallery-strip')
const form = document.querySelector<HTMLFormElement>('[data-buy]')
const load = retriable(() => import('./gallery-on-intent.ts'))

if (gallery && strip && form) {
  const reach = onIntent([gallery, form], async () => {
    gallery.dataset['reached'] = ''
    ;(await load()).followGallery(gallery, strip, form)
  })
  strip.addEventListener('scroll', reach)
  // It may have been scrolled, or something chosen, before this module was loaded.
  if (strip.scrollLeft > 0 || form.querySelector(':checked:not(:default)')) reach()

  gallery.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest('a, .gallery-strip')
    if (!pressed) return
    event.preventDefault()
    void load().then(({ pressGallery }) => pressGallery(gallery, strip, pressed))
  })
  if (strip.parentElement) repeatHeld(strip.parentElement)
}
