import type { APIRoute } from 'astro'
import { iconIco } from '../seo/brand-pictures.ts'

/** The icon for browsers that ask for this address by themselves, or do not support SVG. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconIco([16, 32, 48])), { headers: { 'content-type': 'image/x-icon' } })
