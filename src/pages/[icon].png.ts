import type { APIRoute } from 'astro'
import { SHOP } from '../config/shop.ts'
import { iconPng, maskablePng, sharePng } from '../seo/pictures.ts'

const PICTURES: Readonly<Record<string, () => Promise<Buffer>>> = {
  // Phones round the corners of an icon themselves.
  'apple-touch-icon': () => maskablePng(180),
  'icon-192': () => iconPng(192),
  'icon-512': () => iconPng(512),
  'icon-maskable-512': () => maskablePng(512),
  share: () => sharePng(SHOP.name, SHOP.tagline),
}

export function getStaticPaths() {
  return Object.keys(PICTURES).map((icon) => ({ params: { icon } }))
}

export const GET: APIRoute = async ({ params: { icon = '' } }) => {
  const picture = await PICTURES[icon]?.()
  return new Response(picture ? new Uint8Array(picture) : null, { headers: { 'content-type': 'image/png' } })
}
