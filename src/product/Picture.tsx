import { PICTURE_ROLES } from '../config/pictures.ts'
import type { ShownPicture } from '../catalogue/rules/picture.ts'

const { box: CARD } = PICTURE_ROLES.card

interface Props {
  /** `null` shows a placeholder. */
  picture: ShownPicture | null
  /** '' where a text beside the picture names it. */
  alt?: string
  /** True for a picture on the first screen: it is loaded at once, with priority. */
  isFirst?: boolean
  /** True in a box of a card's shape, which a picture of another shape on a plain ground would not fill. */
  isBoxed?: boolean
}

/** A picture in the best format that the browser supports. It keeps its place if it cannot be fetched (watch-trouble.ts). */
export function Picture({ picture, alt = '', isFirst = false, isBoxed = false }: Props) {
  if (picture === null)
    return <span className="no-picture" {...(alt !== '' && { role: 'img', 'aria-label': alt })} />
  const { sources, src, srcSet, sizes, width, height } = picture
  const img = (
    // A browser may begin to load when it reads `src`, so the attributes that choose the file come before it.
    <img
      key={src}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={src}
      alt={alt}
      width={width}
      height={height}
    />
  )
  const hasGround = isBoxed && Math.abs((width * CARD.height) / (height * CARD.width) - 1) > 0.03
  return (
    <>
      {hasGround && <Ground picture={picture} />}
      {sources.length === 0 ? (
        img
      ) : (
        <picture>
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
          ))}
          {img}
        </picture>
      )}
    </>
  )
}

/** Continues a picture's ground to the edges of its box. SVG's attribute `color` is used, because the policy allows no `style`. */
export function Ground({ picture }: Pick<Props, 'picture'>) {
  return picture?.ground && <svg className="ground" color={`#${picture.ground}`} aria-hidden="true" />
}
