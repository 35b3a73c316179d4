import { useState, type ReactNode } from 'react'
import { MEDIA_URL } from '../config/browser-env.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import type { GalleryPicture } from '../catalogue/rules/gallery.ts'
import { mediaAddress } from '../catalogue/rules/image-path.ts'
import { GALLERY, pictureAlt } from './texts/gallery-texts.ts'
import { chooseColorAtRest, showPicture, shownPlace } from './gallery-strip.ts'
import { HostPicture } from './Picture.tsx'

interface Props {
  name: string
  pictures: readonly GalleryPicture[]
  /** Addresses of pictures that the page has loaded already, by their paths. */
  loaded?: Readonly<Record<string, string>>
  children: ReactNode
}

/** The pictures of a product as Gallery.astro shows them, where no build has prepared them: they come from the media host. */
export function HostGallery({ name, pictures, loaded = {}, children }: Props) {
  const [shown, setShown] = useState(0)
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  const hasMore = pictures.length > 1
  return (
    // The other pictures are fetched only when they are reached for, as in gallery.ts.
    <div className="gallery" onPointerMove={reach} onPointerDown={reach} onFocus={reach}>
      <div className="gallery-main">
        <div
          className="gallery-strip"
          role="group"
          aria-label={GALLERY.pictures}
          // The arrow keys scroll it.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
          tabIndex={hasMore ? 0 : undefined}
          onScroll={({ currentTarget: strip }) => {
            reach()
            setShown(shownPlace(strip))
            chooseColorAtRest(strip)
          }}
        >
          {pictures.length === 0 && (
            <div className="gallery-picture">
              <span className="no-picture" role="img" aria-label={name} />
            </div>
          )}
          {pictures.map(({ path, color }, index) => (
            <div
              key={path}
              className="gallery-picture"
              id={`obrazok-${index + 1}`}
              data-color={color ?? undefined}
            >
              {(index === 0 || isReached) && (
                <HostPicture
                  {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
                  src={loaded[path] ?? mediaAddress(MEDIA_URL, path)}
                  alt={index === 0 ? name : pictureAlt(name, color, index + 1, pictures.length)}
                  {...PICTURE_ROLES.main.box}
                />
              )}
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
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  showPicture(document.getElementById(`obrazok-${index + 1}`))
                }}
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
