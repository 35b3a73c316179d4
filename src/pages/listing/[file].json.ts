import type { APIRoute } from 'astro'
import { readPagesData } from '../../site/pages-data.ts'
import { PRODUCT_INDEX_NAME } from '../../product-index/rules/product-index.ts'

export const getStaticPaths = () => [{ params: { file: PRODUCT_INDEX_NAME } }]

export const GET: APIRoute = async () => Response.json((await readPagesData()).listings.index)
