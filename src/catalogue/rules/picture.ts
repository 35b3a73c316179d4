import { mediaAddress } from './image-path.ts'

/** The widths in which the build encodes a picture: pixels, smallest first. */
export interface PictureWidths {
  /** The widths of the WebP files, which every browser shows. */
  widths: readonly number[]
  /** The widths of the AVIF files; empty where AVIF is not worth the time. */
  avifWidths: readonly number[]
}

/** A place for pictures in a layout: the widths of their files, the width on the page, and the shape. */
export interface PictureRole extends PictureWidths {
  /** For the `sizes` attribute. */
  sizes: string
  /** The width and height to use while those of the picture are unknown. */
  box: { width: number; height: number }
}

export interface BuiltPicture {
  /** The names of its files begin with it. It changes with content and settings. */
  key: string
  /** Width of the upright original, in pixels. */
  width: number
  height: number
  /** The colour of its edges, six hex digits; none for a photo that fills its frame (rule 113). */
  ground?: string
}

/** By path. `null` marks a picture that cannot be shown. For a missing one, pages show the media host's file. */
export type Pictures = ReadonlyMap<string, BuiltPicture | null>

/** The source of pictures that the build did not encode. */
export interface MediaHost {
  mediaUrl: string
  /** Address of an image CDN with `{url}` and `{width}`; '' for none. */
  imageCdn: string
}

export interface ShownPicture {
  sources: readonly { type: string; srcSet: string }[]
  /** The largest file. */
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
  /** As for `BuiltPicture`. */
  ground?: string
}

export type PictureFormat = 'avif' | 'webp'

export interface PictureFile {
  width: number
  format: PictureFormat
}

export function pictureFile(key: string, width: number, format: PictureFormat): string {
  return `${key}-${width}.${format}`
}

/**
 * The file widths of a picture. They are never larger than the original.
 * @example fittingWidths([340, 600], 500) // [340, 500]
 */
export function fittingWidths(widths: readonly number[], originalWidth: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, originalWidth)))]
}

export function pictureFiles({ widths, avifWidths }: PictureWidths, originalWidth: number): PictureFile[] {
  return [
    ...fittingWidths(widths, originalWidth).map((width) => ({ width, format: 'webp' as const })),
    ...fittingWidths(avifWidths, originalWidth).map((width) => ({ width, format: 'avif' as const })),
  ]
}

function srcSet(widths: readonly number[], address: (width: number) => string): string {
  return widths.map((width) => `${address(width)} ${width}w`).join(',')
}

function encodedPicture(
  { key, width, height, ground }: BuiltPicture,
  { widths, avifWidths, sizes }: PictureRole,
): ShownPicture {
  const fitting = fittingWidths(widths, width)
  const largest = fitting.at(-1) ?? width
  const address = (format: PictureFormat) => (at: number) => `/pictures/${pictureFile(key, at, format)}`
  return {
    sources:
      avifWidths.length > 0
        ? [{ type: 'image/avif', srcSet: srcSet(fittingWidths(avifWidths, width), address('avif')) }]
        : [],
    src: address('webp')(largest),
    // A single file needs no `srcset`.
    ...(fitting.length > 1 ? { srcSet: srcSet(fitting, address('webp')) } : {}),
    sizes,
    width: largest,
    height: Math.max(1, Math.round((largest * height) / width)),
    ...(ground && { ground }),
  }
}

function cdnPicture(template: string, original: string, role: PictureRole): ShownPicture {
  const address = (width: number) =>
    template.replaceAll('{url}', encodeURIComponent(original)).replaceAll('{width}', String(width))
  const widths = role.avifWidths.length > 0 ? role.avifWidths : role.widths
  const src = address(widths.at(-1) ?? role.box.width)
  return { sources: [], src, srcSet: srcSet(widths, address), sizes: role.sizes, ...role.box }
}

/**
 * A picture's files: the build's, else an image CDN's, else the media host's; `null` if it cannot be shown.
 * @param pictures those that the build encoded; none in a browser
 */
export function shownPicture(
  picture: { path: string; hostPath: string },
  role: PictureRole,
  { mediaUrl, imageCdn }: MediaHost,
  pictures?: Pictures,
): ShownPicture | null {
  const built = pictures?.get(picture.path)
  if (picture.path === '' || built === null) return null
  if (built) return encodedPicture(built, role)
  if (imageCdn !== '') return cdnPicture(imageCdn, mediaAddress(mediaUrl, picture.path), role)
  return { sources: [], src: mediaAddress(mediaUrl, picture.hostPath), ...role.box }
}

/** The pictures that can be shown. If there are none, the first one, whose place a placeholder takes. */
export function showablePictures<T extends { path: string }>(
  all: readonly T[],
  built: Pictures,
): readonly T[] {
  const showable = all.filter(({ path }) => built.get(path) !== null)
  return showable.length > 0 ? showable : all.slice(0, 1)
}
