import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_DATES_FILE } from '../../../src/api/published.ts'
import { parseBuildEnv } from '../../../src/config/build-env.ts'
import { PRODUCTS_PER_PAGE } from '../../../src/config/limits.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { CONTENT_PATHS, indexedPages } from './indexed-pages.ts'
import { datePages, type PageDates } from './page-dates.ts'
import { sitemapFiles } from './sitemap.ts'

/** What a page says between its header and its footer. */
async function readMain(file: string): Promise<string> {
  const html = await readFile(file, 'utf8')
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html
}

/**
 * Writes the sitemap into a folder of built pages, and beside it what the next build must know to date its own.
 * @param before what an earlier shop says of its pages
 * @throws {EnvError}, and what the disk says
 */
export async function writeSitemap(
  dir: string,
  catalogue: Catalogue,
  before: PageDates | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { siteUrl } = parseBuildEnv(env)
  const content = await Promise.all(
    CONTENT_PATHS.map(async (path) => [path, await readMain(join(dir, `${path}.html`))] as const),
  )
  const pages = indexedPages(catalogue, new Map(content), PRODUCTS_PER_PAGE)
  const dates = datePages(pages, before, catalogue.pulledAt)
  const files = sitemapFiles(
    siteUrl,
    pages.map(({ path }) => ({
      address: new URL(path, siteUrl).href,
      changedAt: dates[path]?.[1] ?? null,
    })),
  )
  for (const { path, text } of files) await writeFile(join(dir, path), text)
  await writeFile(join(dir, PAGE_DATES_FILE), JSON.stringify(dates))
}
