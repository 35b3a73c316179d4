import type { DatabaseSync } from 'node:sqlite'

/** Reads the shop's banners, in its order, as the API writes them. */
export function createBannerReader(db: DatabaseSync) {
  const all = db.prepare('SELECT path, link, name, placement, words FROM banners ORDER BY position')
  return {
    all: () =>
      all.all().map(({ path, link, name, placement, words }) => ({
        file_path: String(path),
        link: String(link),
        name: String(name),
        bottomHome: placement === 'bottom-home',
        bottomProduct: placement === 'bottom-product',
        ...(words === null ? {} : (JSON.parse(String(words)) as object)),
      })),
  }
}
