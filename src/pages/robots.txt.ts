import type { APIRoute } from 'astro'
import { SITEMAP_PATH } from '../config/search-engines.ts'

/** All pages may be read: those that are not to be listed say `noindex`, and have to be read for that. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP_PATH, site).href}\n`)
