import { getProduct } from '../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../api/client.ts'
import { API_URL, MEDIA_HOST } from '../config/browser-env.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { thumbnailPath } from '../catalogue/rules/image-path.ts'
import { shownPicture } from '../catalogue/rules/picture.ts'
import { loadProductIndex } from './store.ts'

/**
 * The picture for a card of a product in a colour, ready to be shown, from the index or the API; `undefined` for none.
 * @throws {ApiError} when both fail
 */
export async function loadColorPicture(id: number, color: string): Promise<HTMLImageElement | undefined> {
  const index = await loadProductIndex()
  const product = index
    ? index.products.find((row) => row.id === id)
    : await getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { pid: id })
  const path = product?.variants.find(({ name }) => name === color)?.thumbnail ?? ''
  const shown = shownPicture({ path, hostPath: thumbnailPath(path) }, PICTURE_ROLES.card, MEDIA_HOST)
  if (!shown) return undefined
  const { src, srcSet = '', sizes = '', width, height } = shown
  const picture = document.createElement('img')
  Object.assign(picture, { alt: '', sizes, width, height, srcset: srcSet, src })
  await picture.decode()
  return picture
}
