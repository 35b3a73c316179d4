import { onIntent } from './on-intent.ts'

/**
 * Until a shopper reaches for the pictures they are links and a strip that scrolls; from then on the zoom is there. The
 * form counts too: a chosen colour turns the pictures.
 */
const gallery = document.querySelector('[data-gallery]')

onIntent([gallery, document.querySelector('[data-buy]')], async () => {
  const { enhanceGallery } = await import('./gallery-zoom.ts')
  if (gallery) enhanceGallery(gallery)
})
