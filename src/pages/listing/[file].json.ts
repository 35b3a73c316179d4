import type { APIRoute, GetStaticPaths } from 'astro'
import { readListingFiles } from '../../catalogue/listing/listing-build.ts'

export const getStaticPaths: GetStaticPaths = async () => {
  const { files } = await readListingFiles()
  return files.map(({ name, json }) => ({ params: { file: name }, props: { json } }))
}

export const GET: APIRoute<{ json: string }> = ({ props }) => new Response(props.json)
