import { fetchOwnFile } from '../api/fetch-own-file.ts'
import { MEDIA_HOST } from '../config/browser-env.ts'
import { OWN_FILE_TIMEOUT_MS } from '../config/file-limits.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import { shownPicture } from '../catalogue/rules/picture.ts'
import { PRODUCT_INDEX_ADDRESS, type ProductIndex } from './rules/product-index.ts'

/** A picture of a card; `null` if it cannot be shown. */
export function cardImage(path: string, hostPath: string): HTMLImageElement | null {
  const shown = shownPicture({ path, hostPath }, PICTURE_ROLES.card, MEDIA_HOST)
  if (!shown) return null
  const { src, srcSet = '', sizes = '', width, height } = shown
  return Object.assign(document.createElement('img'), { alt: '', sizes, width, height, srcset: srcSet, src })
}

let index: Promise<ProductIndex | null> | undefined

/** Lays another picture of its product over that of a card, while a mouse points at the card. It needs no query. */
export async function showOtherPicture(card: HTMLElement): Promise<void> {
  const signal = AbortSignal.timeout(OWN_FILE_TIMEOUT_MS)
  index ??= fetchOwnFile<ProductIndex | null>('product index', PRODUCT_INDEX_ADDRESS, signal)
  // After a failure the next pointing asks again.
  index.catch(() => (index = undefined))
  const row = (await index)?.products.find(({ id }) => id === Number(card.dataset['product']))
  const path = row?.otherPicture ?? ''
  const picture = card.matches(':hover') && cardImage(path, path)
  if (!picture) return
  await picture.decode()
  if (!card.matches(':hover')) return
  card.querySelector('a')?.append(picture)
  card.addEventListener('pointerleave', () => picture.remove(), { once: true })
}
