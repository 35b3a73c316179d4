import { getProduct } from '../api/calls.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../api/client.ts'
import { API_URL, MEDIA_HOST } from '../config/browser-env.ts'
import { MAX_SLUG_LENGTH } from '../config/product-limits.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { thumbnailPath } from '../catalogue/rules/image-path.ts'
import { shownPicture } from '../catalogue/rules/picture.ts'
import { parseProductPath, withColor } from '../catalogue/rules/product-path.ts'
import { loadProductIndex } from '../product-index/store.ts'

/** The file that shows a product in a colour; `undefined` when there is none. @throws {ApiError} when nobody answers */
async function findThumbnail(slug: string, color: string): Promise<string | undefined> {
  const index = await loadProductIndex()
  const product = index
    ? index.products.find((row) => row.slug === slug)
    : await getProduct(createApiClient(API_URL, BROWSER_RETRY_POLICY), { slug })
  return product?.variants.find(({ name }) => name === color)?.thumbnail
}

/** The card's link carries the colour at once; its picture follows when it is there, unless another was chosen meanwhile. */
export async function showCardColor(radio: HTMLInputElement): Promise<void> {
  const card = radio.closest('.card')
  const link = card?.querySelector('a')
  const color = radio.value
  if (!link) return
  link.href = withColor(link.href, color)
  try {
    const slug = parseProductPath(link.pathname, MAX_SLUG_LENGTH) ?? ''
    const path = (await findThumbnail(slug, color)) ?? ''
    const shown = shownPicture({ path, hostPath: thumbnailPath(path) }, PICTURE_ROLES.card, MEDIA_HOST)
    if (!shown) return
    const { src, srcSet = '', sizes = '', width, height } = shown
    const picture = Object.assign(document.createElement('img'), { alt: '', sizes, width, height })
    Object.assign(picture, { srcset: srcSet, src })
    await picture.decode()
    if (radio.matches(':checked')) link.querySelector('picture, img, .no-picture')?.replaceWith(picture)
  } catch (error) {
    console.warn(error)
  }
}
