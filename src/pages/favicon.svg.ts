import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { APIRoute } from 'astro'
import { LOGO_FILE } from '../config/pictures.ts'

export const GET: APIRoute = async () =>
  new Response(await readFile(resolve(LOGO_FILE), 'utf8'), { headers: { 'content-type': 'image/svg+xml' } })
