import type { ShownPicture } from '../../domain/product/picture.ts'
import { HostPicture } from './HostPicture.tsx'

interface Props {
  /** `null` shows a placeholder. */
  picture: ShownPicture | null
  /** True for what is seen first: loaded at once, with priority. */
  isFirst?: boolean
}

/** A picture beside words that say what it shows, in the best format that the browser takes. */
export function Picture({ picture, isFirst = false }: Props) {
  if (picture === null) return <span className="no-picture" />
  const { sources, src, srcSet, sizes, width, height } = picture
  const img = (
    // What decides when and which file is loaded comes before the file's own address.
    <HostPicture
      key={src}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      sizes={sizes}
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
