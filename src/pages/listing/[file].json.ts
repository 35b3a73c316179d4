import type { APIRoute } from 'astro'
import { readPagesData } from '../../site/pages-data.ts'
import { PRODUCT_INDEX_NAME } from '../../product-index/rules/product-index.ts'

/** The index of products, and the points of each delivery to a pick-up point. */
export const getStaticPaths = async () => {
  const { listings, pointFiles } = await readPagesData()
  const contents = { [PRODUCT_INDEX_NAME]: listings.index, ...pointFiles }
  return Object.entries(contents).map(([file, content]) => ({ params: { file }, props: { content } }))
}

export const GET: APIRoute = ({ props }) => Response.json(props['content'])
