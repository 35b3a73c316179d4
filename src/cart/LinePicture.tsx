import { useState } from 'react'
import { MEDIA_URL } from '../config/browser-env.ts'
import { mediaAddress, thumbnailPath } from '../catalogue/rules/image-path.ts'

/** A line's small picture. It is left out if it cannot be fetched; a corrected path is tried again. */
export function LinePicture({ path }: { path: string }) {
  const [brokenPath, setBrokenPath] = useState('')
  return path === brokenPath ? (
    <span className="line-picture" />
  ) : (
    <img
      className="line-picture"
      src={mediaAddress(MEDIA_URL, thumbnailPath(path))}
      alt=""
      width="80"
      height="100"
      loading="lazy"
      onError={() => setBrokenPath(path)}
    />
  )
}
