import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBuiltSite } from '../build/guards/site/built-site.ts'

/** A copy of a built shop that differs in what is measured. */
export interface ShopCopy {
  dir: string
  /** Changes a file by its address, such as `/_headers`. */
  change: (address: string, edit: (text: string) => string) => Promise<void>
  /** Changes all pages, or those whose address begins so. */
  changePages: (edit: (html: string) => string, begin?: string) => Promise<void>
  remove: () => Promise<void>
}

/** Copies a built shop into a folder of its own. */
export async function copyShop(dir: string): Promise<ShopCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'obchod-bench-'))
  await cp(dir, copy, { recursive: true })
  const site = await openBuiltSite(copy)
  const change: ShopCopy['change'] = async (address, edit) =>
    writeFile(join(copy, address), edit(await readFile(join(copy, address), 'utf8')))
  const pages = [...site.files].filter((file) => file.endsWith('.html'))
  return {
    dir: copy,
    change,
    changePages: async (edit, begin = '/') => {
      for (const page of pages.filter((one) => one.startsWith(begin))) await change(page, edit)
    },
    remove: () => rm(copy, { recursive: true }),
  }
}

/** Takes the rules of what is fetched ahead from a `_headers` file. */
export function withoutSpeculation(headers: string): string {
  return headers.replaceAll(/^ *Speculation-Rules:.*\n/gm, '')
}
