import type { APIRoute } from 'astro'
import { readPagesData } from '../../site/pages-data.ts'
import { LISTING_INDEX_NAME } from '../../catalogue/rules/product.ts'

export const getStaticPaths = () => [{ params: { file: LISTING_INDEX_NAME } }]

export const GET: APIRoute = async () => Response.json((await readPagesData()).listings.index)
