import type { APIRoute } from 'astro'
import { SITEMAP_PATH } from '../config/search-engines.ts'

/** Robots may read all pages, because a page that must not be listed says `noindex` in itself. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP_PATH, site).href}\n`)
