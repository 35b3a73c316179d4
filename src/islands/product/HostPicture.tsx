import { useState, type ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'img'>, 'onError'> {
  alt: string
}

/** A picture of the media host; a placeholder takes its place when it cannot be loaded. */
export function HostPicture({ alt, ...img }: Props) {
  const [hasFailed, setFailed] = useState(false)
  if (!hasFailed) return <img {...img} alt={alt} onError={() => setFailed(true)} />
  return alt === '' ? (
    <span className="no-picture" />
  ) : (
    <span className="no-picture" role="img" aria-label={alt} />
  )
}
