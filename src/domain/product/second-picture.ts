export interface SecondPicture {
  src: string
  srcset: string
}

const SECOND = /id="obrazok-2"[^]*?(<img[^>]*>)/

/**
 * Finds the second picture of the gallery in the text of a product's page (Gallery.astro); `null` where there is none. The
 * page is not parsed as a document: the policy counts its inline styles as attempts to break it (decision 14).
 */
export function parseSecondPicture(page: string): SecondPicture | null {
  const [, img = ''] = SECOND.exec(page) ?? []
  const attribute = (name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(img)?.[1]?.replaceAll(/&(amp|#38);/g, '&') ?? ''
  const src = attribute('src')
  return src === '' ? null : { src, srcset: attribute('srcset') }
}
