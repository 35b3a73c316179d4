import { useState, type ComponentProps } from 'react'
import type { ShownPicture } from '../catalogue/rules/picture.ts'

type HostPictureProps = Omit<ComponentProps<'img'>, 'onError'> & { alt: string }

/** A picture of the media host; a placeholder takes its place when it cannot be loaded. */
export function HostPicture({ alt, ...img }: HostPictureProps) {
  const [hasFailed, setFailed] = useState(false)
  if (!hasFailed) return <img {...img} alt={alt} onError={() => setFailed(true)} />
  return <span className="no-picture" {...(alt !== '' && { role: 'img', 'aria-label': alt })} />
}

interface Props {
  picture: ShownPicture | null
  /** True in the first screen: loaded at once, with priority. */
  isFirst?: boolean
}

/** A decorative picture in the best format that the browser supports; the text beside it says what it shows. */
export function Picture({ picture, isFirst = false }: Props) {
  if (picture === null) return <span className="no-picture" />
  const { sources, src, srcSet, sizes, width, height } = picture
  const img = (
    // A browser may begin to load at `src`, so the attributes that decide when and which file come before it.
    <HostPicture
      key={src}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={src}
      alt=""
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
