import type { APIRoute } from 'astro'
import { toPublished } from '../catalogue/published.ts'
import { readSnapshot } from '../catalogue/snapshot.ts'

/** What this shop was built from, so that the next build notices when the API has lost a part of its products. */
export const GET: APIRoute = async () => Response.json(toPublished(await readSnapshot()))
