import { PICTURE_ROLES } from '../../../src/config/pictures.ts'
import { bannerTitle, type Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { galleryPictures } from '../../../src/catalogue/rules/gallery.ts'
import type { PictureRole, PictureWidths } from '../../../src/catalogue/rules/picture.ts'

export interface WantedPicture extends PictureWidths {
  /** Below `web_files/`. */
  path: string
  /** The name of a product or banner that shows it, for the report. */
  owner: string
}

/** Pictures of this many colour names come first, so that they are measured even if time is short (rule 128). */
const COLORS_FIRST = 16

const { card, newest, main, thumb, banner } = PICTURE_ROLES

/** All pictures that pages show, each once: banners, colours, cards and galleries, with the newest products first. */
export function wantedPictures({ banners, products, newestIds }: Catalogue): WantedPicture[] {
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

  for (const shown of banners) want(shown.imagePath, bannerTitle(shown), [banner])
  const newestFirst = new Set([...newestIds].filter((id) => products.some((product) => product.id === id)))
  const ordered = [
    ...products.filter(({ id }) => newestFirst.has(id)),
    ...products.filter(({ id }) => !newestFirst.has(id)),
  ]
  const named = new Set<string>()
  for (const { name: owner, variants } of products)
    for (const { name, thumbnail } of variants) {
      if (named.size === COLORS_FIRST || named.has(name) || thumbnail === '') continue
      named.add(name)
      want(thumbnail, owner, [main, thumb])
    }
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
