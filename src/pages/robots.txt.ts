import type { APIRoute } from 'astro'
import { SITEMAP_PATH } from '../config/shop/search-engines.ts'

/** Everybody may read everything: pages that are not to be found say so themselves, and have to be read for that. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP_PATH, site).href}\n`)
