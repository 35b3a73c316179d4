import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pLimit from 'p-limit'
import { filesBelow } from './atomic-files.ts'

export interface BuiltPage {
  /** The page's address, such as `/produkt/tricko-tatry`. */
  path: string
  html: string
}

/** A built shop. Its pages are not in memory: there may be thousands. */
export interface BuiltSite {
  /** Addresses of all pages. */
  paths: readonly string[]
  page: (path: string) => Promise<BuiltPage>
  /** Addresses of all files. */
  files: ReadonlySet<string>
}

/** How many files are read at a time: 10,000 pages would not fit into memory. */
const FILES_AT_A_TIME = 16

/** Opens a built shop. @param passedOver files that are treated as missing @throws when there is no page in `dir` */
export function openBuiltSite(dir: string, passedOver: readonly string[] = []): BuiltSite {
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
    files: new Set(files).difference(new Set(passedOver.map((file) => `/${file}`))),
  }
}

/** Does some work for each page. */
export function eachPage<T>(site: BuiltSite, work: (page: BuiltPage) => T | Promise<T>): Promise<T[]> {
  return pLimit(FILES_AT_A_TIME).map(site.paths, async (path) => work(await site.page(path)))
}

/** An escaped address as it is written; a badly escaped one stays. */
export function decodePath(escaped: string): string {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return escaped
  }
}

/** The file that a CDN sends for an address of the shop. */
export function fileAt({ files }: BuiltSite, path: string): string | undefined {
  const address = decodePath(path)
  return [address, `${address}.html`, `${address.replace(/\/$/, '')}/index.html`].find((file) =>
    files.has(file),
  )
}
