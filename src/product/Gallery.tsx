import type { ReactNode } from 'react'
import type { GalleryPicture } from '../catalogue/rules/gallery.ts'
import type { ShownPicture } from '../catalogue/rules/picture.ts'
import { Ground, Picture } from './Picture.tsx'
import { GALLERY, pictureAlt } from './texts/gallery-texts.ts'

/** A picture in both sizes; `null` for a placeholder. */
export interface ViewPicture extends GalleryPicture {
  large: ShownPicture | null
  thumb: ShownPicture | null
}

interface Props {
  name: string
  pictures: readonly ViewPicture[]
  /** The colour shown first. */
  color?: string | undefined
  children?: ReactNode
}

/** A product's pictures. Without script, thumbnails are links; `<product-gallery>` (product-gallery.ts) does the rest. */
export function Gallery({ name, pictures, color, children }: Props) {
  const [main] = pictures
  const hasMore = pictures.length > 1
  const hasColors = new Set(pictures.map((picture) => picture.color)).size > 1
  return (
    <product-gallery className="gallery" data-color={color} data-waits="">
      <div className="gallery-main">
        <div
          className="gallery-strip"
          data-press=""
          role="group"
          aria-label={GALLERY.pictures}
          // Arrow keys scroll the focused strip.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
          tabIndex={hasMore ? 0 : undefined}
        >
          {!main && (
            <div className="gallery-picture">
              <Picture picture={null} alt={name} />
            </div>
          )}
          {pictures.map(({ path, large, color: shown }, index) => (
            <div
              key={path}
              className="gallery-picture"
              data-wide={large && large.width >= large.height ? '' : undefined}
              id={`obrazok-${index + 1}`}
              data-color={shown ?? undefined}
            >
              <Ground picture={large} />
              <Picture
                picture={large}
                alt={index === 0 ? name : pictureAlt(name, shown, index + 1, pictures.length)}
                isFirst={index === 0}
              />
            </div>
          ))}
        </div>
        {children}
        {main?.large && (
          <a className="icon-button zoom-button" href={main.large.src} aria-label={GALLERY.zoom}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.6 11.1L20 20M7.8 10.5h5.4M10.5 7.8v5.4" />
            </svg>
          </a>
        )}
      </div>
      {hasMore && (
        <ul className="gallery-thumbs" data-colors={hasColors ? '' : undefined} aria-label={GALLERY.choose}>
          {pictures.map(({ path, thumb, color: shown }, index) => (
            <li key={path}>
              <a
                href={`#obrazok-${index + 1}`}
                aria-label={pictureAlt(GALLERY.picture, shown, index + 1, pictures.length)}
                aria-current={index === 0 ? 'true' : undefined}
              >
                <Picture picture={thumb} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </product-gallery>
  )
}
