import { API_URL, MEDIA_HOST } from '../config/browser-env.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { thumbnailPath } from '../catalogue/rules/image-path.ts'
import { shownPicture } from '../catalogue/rules/picture.ts'
import { loadProductIndex } from './store.ts'

/** A picture of a card; `null` if it cannot be shown. */
function cardImage(path: string, hostPath: string): HTMLImageElement | null {
  const shown = shownPicture({ path, hostPath }, PICTURE_ROLES.card, MEDIA_HOST)
  if (!shown) return null
  const { src, srcSet = '', sizes = '', width, height } = shown
  return Object.assign(document.createElement('img'), { alt: '', sizes, width, height, srcset: srcSet, src })
}

async function fetchProduct(pid: number) {
  const [{ getProduct }, { BROWSER_RETRY_POLICY, createApiClient }] = await Promise.all([
    import('../api/calls.ts'),
    import('../api/client.ts'),
  ])
  return getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { pid })
}

/**
 * Puts the picture of a pressed colour into a card, from the index or the API. If another colour is pressed before the
 * picture has loaded, it is not shown.
 * @throws {ApiError} if both fail
 */
export async function showColorPicture(card: HTMLElement, radio: HTMLInputElement): Promise<void> {
  const id = Number(card.dataset['product'])
  const index = await loadProductIndex()
  const product = index ? index.products.find((row) => row.id === id) : await fetchProduct(id)
  const path = product?.variants.find(({ name }) => name === radio.value)?.thumbnail ?? ''
  const picture = cardImage(path, thumbnailPath(path))
  if (!picture) return
  await picture.decode()
  if (radio.matches(':checked')) card.querySelector('picture, a > img, .no-picture')?.replaceWith(picture)
}

/** Lays another picture of its product over that of a card, while a mouse points at the card. */
export async function showOtherPicture(card: HTMLElement): Promise<void> {
  const index = await loadProductIndex()
  const path = index?.products.find(({ id }) => id === Number(card.dataset['product']))?.otherPicture ?? ''
  const picture = card.matches(':hover') && cardImage(path, path)
  if (!picture) return
  await picture.decode()
  if (!card.matches(':hover')) return
  card.querySelector('a')?.append(picture)
  card.addEventListener('pointerleave', () => picture.remove(), { once: true })
}
