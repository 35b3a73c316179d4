import { MENU } from '../../config/shop/menu.ts'
import type { BuiltPicture, Pictures } from '../../domain/product/picture.ts'
import type { Catalogue, ShopSettings } from '../../domain/shop/catalogue.ts'
import { toMenuCategories, type MenuCategory } from '../../domain/shop/menu.ts'

/** What every page shows of the catalogue: its menus, and what delivery costs. */
export interface PageFrame {
  categories: readonly MenuCategory[]
  settings: ShopSettings
}

/** The frame that all pages share. */
export function pageFrame({ categories, settings }: Catalogue): PageFrame {
  return { categories: toMenuCategories(MENU, categories), settings }
}

/** What the build made of some pictures, by path: plain data, of which `Pictures` are made again. */
export type PictureEntries = readonly (readonly [path: string, picture: BuiltPicture | null])[]

/** What the build made of those at the given paths; each once. */
export function pictureEntries(paths: readonly string[], pictures: Pictures): PictureEntries {
  return [...new Set(paths)].flatMap((path) => {
    const picture = pictures.get(path)
    return picture === undefined ? [] : [[path, picture] as const]
  })
}
