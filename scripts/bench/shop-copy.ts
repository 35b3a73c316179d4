import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBuiltSite } from '../pipeline/guards/site/built-site.ts'

const AHEAD = /<script type="speculationrules">.*?<\/script>/s

/** A copy of a built shop, in a folder of its own, that differs in what is measured. */
export interface ShopCopy {
  dir: string
  remove: () => Promise<void>
}

/**
 * Copies a built shop with its pages changed.
 * @param isAhead whether its pages may say what browsers fetch ahead (decision 23)
 */
export async function copyShop(
  dir: string,
  editPage: (html: string, path: string) => string,
  isAhead = true,
): Promise<ShopCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'obchod-bench-'))
  await cp(dir, copy, { recursive: true })
  const site = openBuiltSite(copy)
  const change = async (address: string, edit: (text: string) => string) =>
    writeFile(join(copy, address), edit(await readFile(join(copy, address), 'utf8')))
  for (const file of site.files)
    if (file.endsWith('.html'))
      await change(file, (html) => editPage(isAhead ? html : html.replace(AHEAD, ''), file))
  return { dir: copy, remove: () => rm(copy, { recursive: true }) }
}
