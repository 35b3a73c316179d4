import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pLimit from 'p-limit'
import { filesBelow } from '../../atomic-files.ts'

export interface BuiltPage {
  /** Its address, such as `/produkt/tricko-tatry`. */
  path: string
  html: string
}

/** The built shop as the guards read it. Each page is read when its turn comes, because there may be thousands. */
export interface BuiltSite {
  /** Addresses of all pages. */
  paths: readonly string[]
  page: (path: string) => Promise<BuiltPage>
  /** Every file, as an address. */
  files: ReadonlySet<string>
}

const PAGES_AT_A_TIME = 16

export interface Guard {
  name: string
  /** Each fault, with what would mend it; none is a pass. */
  check: (page: BuiltPage, site: BuiltSite) => Promise<string[]> | string[]
}

/** @throws when there is no page in `dir` */
export function openBuiltSite(dir: string): BuiltSite {
  const files = filesBelow(dir).map((file) => `/${relative(dir, file).replaceAll('\\', '/')}`)
  const fileOf = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replace(/(\/index)?\.html$/, '') || '/', file]),
  )
  if (fileOf.size === 0) throw new Error(`There is no page in ${dir}: build the shop first`)
  return {
    paths: [...fileOf.keys()],
    page: async (path) => ({ path, html: await readFile(join(dir, fileOf.get(path) ?? path), 'utf8') }),
    files: new Set(files),
  }
}

export function eachPage<T>(site: BuiltSite, work: (page: BuiltPage) => T | Promise<T>): Promise<T[]> {
  return pLimit(PAGES_AT_A_TIME).map(site.paths, async (path) => work(await site.page(path)))
}
