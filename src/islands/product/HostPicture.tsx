import { useState, type ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'img'>, 'onError'> {
  alt: string
}

/** A picture that the build has not seen: a placeholder takes its place when the browser cannot show it either. */
export function HostPicture({ alt, ...img }: Props) {
  const [isTorn, setTorn] = useState(false)
  if (!isTorn) return <img {...img} alt={alt} onError={() => setTorn(true)} />
  return alt === '' ? (
    <span className="no-picture" />
  ) : (
    <span className="no-picture" role="img" aria-label={alt} />
  )
}
