import type { APIRoute, GetStaticPaths } from 'astro'
import { readPagesData } from '../../catalogue/pages-data.ts'

export const getStaticPaths: GetStaticPaths = async () => {
  const { files } = (await readPagesData()).listings
  return files.map(({ name, json }) => ({ params: { file: name }, props: { json } }))
}

export const GET: APIRoute<{ json: string }> = ({ props }) => new Response(props.json)
