import { getProduct } from '../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../api/client.ts'
import { API_URL, MEDIA_HOST } from '../config/browser-env.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { thumbnailPath } from '../catalogue/rules/image-path.ts'
import { shownPicture, type ShownPicture } from '../catalogue/rules/picture.ts'
import { loadProductIndex } from './store.ts'

/**
 * The picture for a card of a product in a colour, from the index or the API; `null` for none.
 * @throws {ApiError} when both fail
 */
export async function findColorPicture(id: number, color: string): Promise<ShownPicture | null> {
  const index = await loadProductIndex()
  const product = index
    ? index.products.find((row) => row.id === id)
    : await getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { pid: id })
  const path = product?.variants.find(({ name }) => name === color)?.thumbnail ?? ''
  return shownPicture({ path, hostPath: thumbnailPath(path) }, PICTURE_ROLES.card, MEDIA_HOST)
}
