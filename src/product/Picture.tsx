import type { ShownPicture } from '../catalogue/rules/picture.ts'

interface Props {
  /** `null` shows a placeholder. */
  picture: ShownPicture | null
  /** '' where the text beside it says what it shows. */
  alt?: string
  /** True in the first screen: loaded at once, with priority. */
  isFirst?: boolean
}

/** A picture in the best format that the browser supports. One that cannot be fetched keeps its place (watch-trouble.ts). */
export function Picture({ picture, alt = '', isFirst = false }: Props) {
  if (picture === null)
    return <span className="no-picture" {...(alt !== '' && { role: 'img', 'aria-label': alt })} />
  const { sources, src, srcSet, sizes, width, height } = picture
  const img = (
    // A browser may begin to load at `src`, so the attributes that decide when and which file come before it.
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
