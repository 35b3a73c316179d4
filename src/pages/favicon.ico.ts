import type { APIRoute } from 'astro'
import { iconIco } from '../seo/brand-pictures.ts'

/** The mark for what asks for this address unasked, or knows no SVG. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconIco([16, 32, 48])), { headers: { 'content-type': 'image/x-icon' } })
