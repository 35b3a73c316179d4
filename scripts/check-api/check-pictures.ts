import { fetchPicture } from '../pipeline/pictures/fetch-picture.ts'
import type { Catalogue } from '../../src/catalogue/rules/catalogue.ts'
import { mediaAddress, thumbnailPath } from '../../src/catalogue/rules/image-path.ts'
import { quote } from '../../src/text/quote.ts'
import { MAX_RESPONSE_BYTES } from '../pipeline/build-limits.ts'
import { pictureSize } from '../pipeline/pictures/encode.ts'

/** Groups pictures by the field that names them. Hashed ones, directly below `web_files/`, form groups of their own. */
function picturesByKind({ products, banners }: Catalogue) {
  const pictures = [
    ...products.flatMap(({ id, imagePath, variants, images }) =>
      [
        { kind: 'image', path: imagePath },
        { kind: 'small copy of image', path: thumbnailPath(imagePath) },
        ...variants.map(({ thumbnail: path }) => ({ kind: 'variants[].thumbnail', path })),
        ...images.map(({ path }) => ({ kind: 'images[].file_path', path })),
        ...images.map(({ thumbnailPath: path }) => ({ kind: 'images[].thumb_file_path', path })),
      ].map((picture) => ({ ...picture, owner: `product ${id}` })),
    ),
    ...banners.map(({ imagePath: path, name }) => ({ kind: 'banner', path, owner: quote(name) })),
  ].filter(({ path }) => path !== '')
  return Map.groupBy(pictures, ({ kind, path }) => `${kind}${path.includes('/') ? '' : ', hashed'}`)
}

/** The first, the middle and the last entry. */
function some<T>(list: readonly T[]): T[] {
  const last = list.length - 1
  return [...new Set([0, Math.floor(last / 2), last])].flatMap((at) => list[at] ?? [])
}

const PROBLEMS = {
  missing: 'is not there',
  'too-large': 'is too large',
  unreachable: 'does not come',
  unchanged: 'does not come',
}

/** Asks the media host for three pictures of each kind. */
export async function checkPictures(catalogue: Catalogue, mediaUrl: string, timeoutMs: number) {
  const asked = [...picturesByKind(catalogue)].flatMap(([kind, pictures]) =>
    some(pictures).map((picture) => ({ ...picture, kind })),
  )
  const findings = await Promise.all(
    asked.map(async ({ kind, path, owner }) => {
      const address = mediaAddress(mediaUrl, path)
      const response = await fetchPicture(address, { maxBytes: MAX_RESPONSE_BYTES, timeoutMs })
      const problem =
        response.state !== 'fetched'
          ? PROBLEMS[response.state]
          : await pictureSize(response.bytes, Infinity).then(
              () => '',
              () => 'is no picture',
            )
      return problem === '' ? [] : [`${kind} of ${owner}: ${address} ${problem}`]
    }),
  )
  return { count: asked.length, findings: findings.flat() }
}
