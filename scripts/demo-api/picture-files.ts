import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import pLimit from 'p-limit'
import type { drawPicture } from './pictures/draw-picture.ts'
import type { BannerPicture, ProductPicture } from './pictures/picture.ts'
import { LOST_PICTURE } from './seed/known-products.ts'

/** Each drawing takes a processor; more of them at one time would leave none for responses. */
const DRAWN_AT_ONCE = 2

const WIDTHS = {
  product: { full: 1200, thumbnail: 400 },
  banner: { full: 1920, thumbnail: 640 },
} as const

/** Reads pictures by their paths below `web_files/`. */
export interface PictureFiles {
  has: (path: string) => boolean
  /** `undefined` for a picture that the shop does not have. */
  read: (path: string) => Promise<Buffer<ArrayBuffer> | undefined>
}

type Row = Record<string, SQLOutputValue>

// The seed has stored these rows, so that their types are known.
function toProductPicture({ kind, colour, motif, view, fit }: Row): ProductPicture {
  return { kind, colour, motif, view, ...(fit === null ? {} : { fit }) } as ProductPicture
}

function toBannerPicture({ scene }: Row): BannerPicture {
  return { kind: 'banner', scene } as BannerPicture
}

/** The picture that a thumbnail's path belongs to; `undefined` for what is no thumbnail. */
function originalOf(path: string): string | undefined {
  const slash = path.lastIndexOf('/') + 1
  return path.startsWith('t_', slash) ? path.slice(0, slash) + path.slice(slash + 2) : undefined
}

/** Looks pictures up in the database, draws them on their first request and keeps them in `cacheDir`. */
export function createPictureFiles(
  db: DatabaseSync,
  cacheDir: string,
  drawBytes: typeof drawPicture,
): PictureFiles {
  const limit = pLimit(DRAWN_AT_ONCE)
  const drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  const product = db.prepare(
    `SELECT i.colour, i.view, p.kind, p.motif, p.fit
     FROM product_images i JOIN products p ON p.id = i.product_id WHERE i.path = ? AND p.slug <> ?`,
  )
  const banner = db.prepare('SELECT scene FROM banners WHERE path = ?')

  function find(path: string, size: 'full' | 'thumbnail') {
    const productRow = product.get(path, LOST_PICTURE.slug)
    if (productRow) return { picture: toProductPicture(productRow), width: WIDTHS.product[size] }
    const bannerRow = banner.get(path)
    return bannerRow && { picture: toBannerPicture(bannerRow), width: WIDTHS.banner[size] }
  }

  async function draw(file: string, picture: ProductPicture | BannerPicture, width: number) {
    const bytes = Buffer.from(await drawBytes(picture, width))
    await mkdir(dirname(file), { recursive: true })
    // A reader, of this process or another, never finds half a picture.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, file)
    return bytes
  }

  function drawOnce(path: string, picture: ProductPicture | BannerPicture, width: number) {
    const running = drawing.get(path)
    if (running) return running
    const started = limit(() => draw(join(cacheDir, path), picture, width)).finally(() =>
      drawing.delete(path),
    )
    drawing.set(path, started)
    return started
  }

  function lookUp(path: string) {
    const original = originalOf(path)
    return original === undefined ? find(path, 'full') : find(original, 'thumbnail')
  }

  return {
    has: (path) => lookUp(path) !== undefined,
    read: async (path) => {
      const found = lookUp(path)
      if (!found) return undefined
      const kept = await readFile(join(cacheDir, path)).catch(() => undefined)
      return kept ?? drawOnce(path, found.picture, found.width)
    },
  }
}
