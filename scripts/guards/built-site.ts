import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A page of the built shop. */
export interface BuiltPage {
  /** Its address, such as `/produkt/tricko-tatry`. */
  path: string
  html: string
}

/** The built shop as the guards read it. */
export interface BuiltSite {
  pages: readonly BuiltPage[]
  /** Every file, as an address. */
  files: ReadonlySet<string>
  read: (address: string) => Promise<string>
}

/** What a guard says of a page: its fault and what would mend it. */
export interface Fault {
  page: string
  message: string
}

/** A check of the built shop; no faults is a pass. */
export interface Guard {
  name: string
  check: (site: BuiltSite) => Promise<Fault[]> | Fault[]
}

/**
 * Reads the shop that was built into `dir`.
 * @throws when there is no page in it
 */
export async function readBuiltSite(dir: string): Promise<BuiltSite> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
  const read = (address: string) => readFile(join(dir, address), 'utf8')
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({ path: file.replace(/(\/index)?\.html$/, '') || '/', html: await read(file) })),
  )
  if (pages.length === 0) throw new Error(`There is no page in ${dir}: build the shop first`)
  return { pages, files: new Set(files), read }
}
