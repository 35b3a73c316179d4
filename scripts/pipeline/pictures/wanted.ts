import { PICTURE_ROLES } from '../../../src/config/pictures.ts'
import { PRODUCTS_PER_PAGE } from '../../../src/config/listing-limits.ts'
import { NEWEST_SHOWN } from '../../../src/config/product-limits.ts'
import { ALL_CATEGORY, bannerTitle, type Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { galleryPictures } from '../../../src/catalogue/rules/gallery.ts'
import type { PictureRole, PictureWidths } from '../../../src/catalogue/rules/picture.ts'

export interface WantedPicture extends PictureWidths {
  /** Below `web_files/`. */
  path: string
  /** The name of a product or banner that shows it, for the report. */
  owner: string
}

/** Pictures of this many colour names come early, so that they are measured even if time is short (rule 128). */
const COLORS_FIRST = 16

const { card, newest, main, thumb, banner } = PICTURE_ROLES

/**
 * All pictures that pages show, each once. Those of first screens come first, because a short build makes only some: the
 * hero, colours that the cards of the first listing page lack, these cards, then other banners, cards and galleries. Newest
 * products come before others.
 */
export function wantedPictures({ banners, categories, products, newestIds }: Catalogue): WantedPicture[] {
  const wanted = new Map<string, { owner: string; widths: Set<number>; avifWidths: Set<number> }>()
  const want = (path: string, owner: string, roles: readonly PictureRole[]) => {
    if (path === '') return
    const one = wanted.get(path) ?? { owner, widths: new Set(), avifWidths: new Set() }
    for (const role of roles) {
      for (const width of role.widths) one.widths.add(width)
      for (const width of role.avifWidths) one.avifWidths.add(width)
    }
    wanted.set(path, one)
  }

  const byId = new Map(products.map((product) => [product.id, product]))
  const all = categories.find(({ slug }) => slug === ALL_CATEGORY)?.productIds ?? []
  const first = [...newestIds.slice(0, NEWEST_SHOWN), ...all.slice(0, PRODUCTS_PER_PAGE)]
  const ordered = [...new Set([...first, ...newestIds, ...byId.keys()].flatMap((id) => byId.get(id) ?? []))]
  const firstCards = ordered.filter(({ id }) => first.includes(id))
  const onCards = new Set(firstCards.map(({ imagePath }) => imagePath))
  const variants = products.flatMap((product) =>
    product.variants.map((variant) => ({ ...variant, owner: product.name })),
  )
  const named = new Set(variants.flatMap(({ name, thumbnail }) => (onCards.has(thumbnail) ? [name] : [])))

  for (const shown of banners)
    if (shown.placement === 'hero') want(shown.imagePath, bannerTitle(shown), [banner])
  for (const { name, thumbnail, owner } of variants) {
    if (named.size >= COLORS_FIRST || named.has(name) || thumbnail === '') continue
    named.add(name)
    want(thumbnail, owner, [main, thumb])
  }
  for (const { imagePath, name } of firstCards) want(imagePath, name, [card, newest])
  for (const shown of banners) want(shown.imagePath, bannerTitle(shown), [banner])
  for (const { imagePath, name } of ordered) want(imagePath, name, [card, newest])
  for (const product of ordered) {
    const pictures = galleryPictures(product)
    for (const { path } of pictures) want(path, product.name, pictures.length > 1 ? [main, thumb] : [main])
  }
  const sorted = (widths: ReadonlySet<number>) => [...widths].sort((a, b) => a - b)
  return [...wanted].map(([path, { owner, widths, avifWidths }]) => ({
    path,
    owner,
    widths: sorted(widths),
    avifWidths: sorted(avifWidths),
  }))
}
