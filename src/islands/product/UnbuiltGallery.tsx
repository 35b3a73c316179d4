import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MEDIA_URL } from '../../config/media-host.ts'
import { PICTURE_ROLES } from '../../config/product/pictures.ts'
import { pictureOfColor, type GalleryPicture } from '../../domain/product/gallery.ts'
import { mediaAddress } from '../../domain/product/image-path.ts'
import { GALLERY, pictureAlt } from '../../messages/product/gallery.ts'
import { HostPicture } from './HostPicture.tsx'

interface Props {
  name: string
  pictures: readonly GalleryPicture[]
  /** The colour to turn to; '' for none. */
  color: string
  /** What lies over the pictures. */
  children: ReactNode
}

/** The pictures of a product without a built page, as Gallery.astro shows them; they come from the media host. */
export function UnbuiltGallery({ name, pictures, color, children }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const [turnedTo, setTurnedTo] = useState(0)
  const hasMore = pictures.length > 1
  const colorAt = pictureOfColor(pictures, color)
  useEffect(() => {
    const slide = strip.current?.children[colorAt ?? -1]
    if (strip.current && slide instanceof HTMLElement) strip.current.scrollLeft = slide.offsetLeft
  }, [colorAt])
  return (
    <div className="gallery">
      <div className="gallery-main">
        <div
          ref={strip}
          className="gallery-strip"
          role="group"
          aria-label={GALLERY.pictures}
          // A strip that scrolls is turned by arrow keys.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
          tabIndex={hasMore ? 0 : undefined}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setTurnedTo(Math.round(scrollLeft / clientWidth))
          }
        >
          {pictures.length === 0 && (
            <div className="gallery-picture">
              <span className="no-picture" role="img" aria-label={name} />
            </div>
          )}
          {pictures.map(({ path, color }, index) => (
            <div key={path} className="gallery-picture" id={`obrazok-${index + 1}`}>
              <HostPicture
                {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
                src={mediaAddress(MEDIA_URL, path)}
                alt={index === 0 ? name : pictureAlt(name, color, index + 1, pictures.length)}
                {...PICTURE_ROLES.main.box}
              />
            </div>
          ))}
        </div>
        {children}
      </div>
      {hasMore && (
        <ul className="gallery-thumbs" aria-label={GALLERY.choose}>
          {pictures.map(({ path, thumbnailPath, color }, index) => (
            <li key={path}>
              <a
                href={`#obrazok-${index + 1}`}
                aria-label={pictureAlt(GALLERY.picture, color, index + 1, pictures.length)}
                aria-current={index === turnedTo ? 'true' : undefined}
              >
                <HostPicture
                  src={mediaAddress(MEDIA_URL, thumbnailPath)}
                  alt=""
                  {...PICTURE_ROLES.thumb.box}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
