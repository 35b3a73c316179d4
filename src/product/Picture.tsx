import type { ShownPicture } from '../catalogue/rules/picture.ts'

interface Props {
  /** `null` shows a placeholder. */
  picture: ShownPicture | null
  /** '' where a text beside the picture names it. */
  alt?: string
  /** True for a picture on the first screen: it is loaded at once, with priority. */
  isFirst?: boolean
}

/** A picture in the best format that the browser supports. It keeps its place if it cannot be fetched (watch-trouble.ts). */
export function Picture({ picture, alt = '', isFirst = false }: Props) {
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
  if (sources.length === 0) return img
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  )
}
