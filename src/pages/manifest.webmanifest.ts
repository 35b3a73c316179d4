import type { APIRoute } from 'astro'
import { SHOP } from '../config/shop.ts'
import { VERSION_LABEL } from '../site/texts/layout.ts'
import { tokenColor } from '../seo/pictures.ts'

const icon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The manifest, with which a phone can put the shop on its home screen. */
export const GET: APIRoute = () =>
  Response.json({
    id: '/',
    name: SHOP.name,
    short_name: SHOP.name,
    description: SHOP.tagline,
    version: VERSION_LABEL,
    lang: 'sk',
    start_url: '/',
    scope: '/',
    // It keeps the browser's own buttons, because shoppers need Back.
    display: 'minimal-ui',
    background_color: tokenColor('paper'),
    theme_color: tokenColor('paper'),
    icons: [
      icon(192, 'icon-192', 'any'),
      icon(512, 'icon-512', 'any'),
      icon(512, 'icon-maskable-512', 'maskable'),
    ],
  })
