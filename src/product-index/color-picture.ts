import { getProduct } from '../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../api/client.ts'
import { API_URL, MEDIA_HOST } from '../config/browser-env.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { thumbnailPath } from '../catalogue/rules/image-path.ts'
import { shownPicture } from '../catalogue/rules/picture.ts'
import { loadProductIndex } from './store.ts'

/**
 * Puts the picture of a pressed colour into a card, from the index or the API. If another colour is pressed before the
 * picture has loaded, it is not shown.
 * @throws {ApiError} if both fail
 */
export async function showColorPicture(card: HTMLElement, radio: HTMLInputElement): Promise<void> {
  const id = Number(card.dataset['product'])
  const index = await loadProductIndex()
  const product = index
    ? index.products.find((row) => row.id === id)
    : await getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { pid: id })
  const path = product?.variants.find(({ name }) => name === radio.value)?.thumbnail ?? ''
  const shown = shownPicture({ path, hostPath: thumbnailPath(path) }, PICTURE_ROLES.card, MEDIA_HOST)
  if (!shown) return
  const { src, srcSet = '', sizes = '', width, height } = shown
  const picture = document.createElement('img')
  Object.assign(picture, { alt: '', sizes, width, height, srcset: srcSet, src })
  await picture.decode()
  if (radio.matches(':checked')) card.querySelector('picture, a > img, .no-picture')?.replaceWith(picture)
}
