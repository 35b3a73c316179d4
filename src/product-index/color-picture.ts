import { getProduct } from '../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../api/client.ts'
import { API_URL } from '../config/browser-env.ts'
import { thumbnailPath } from '../catalogue/rules/image-path.ts'
import { cardImage } from './other-picture.ts'
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
  const picture = cardImage(path, thumbnailPath(path))
  if (!picture) return
  await picture.decode()
  if (radio.matches(':checked')) card.querySelector('picture, a > img, .no-picture')?.replaceWith(picture)
}
