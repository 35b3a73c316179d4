import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { env } from 'node:process'
import { digestOf } from '../digest.ts'
import { linkOrCopy, writeWhole } from '../kept-file.ts'

/** Where rendered pages are kept, each under its key. */
const KEPT_DIR = '.cache/pages'
/** What this build has planned, a file a route. */
const PLANS_DIR = '.cache/page-plans'

/** A page of a route. */
export interface RoutePage<TShown extends object> {
  /** Its address, such as `/produkt/tricko-tatry`. */
  address: string
  params: Record<string, string>
  /** Everything that it shows: plain data, which may be shared with other pages. */
  props: TShown
}

/** A page as a build has planned it. */
export interface PlannedPage {
  address: string
  key: string
  /** True for one that an earlier build has rendered. */
  isKept: boolean
}

/** One word for a page: the code that renders it, its address, and everything that it shows. */
function keyOf(code: string, { address, props }: RoutePage<object>): string {
  const shown = Object.entries(props).map(([name, value]) => [name, digestOf(value)])
  return digestOf([code, address, ...shown.flat()])
}

const fileOf = (key: string) => join(KEPT_DIR, `${key}.html`)

/**
 * Those pages of a route that are to be rendered: the others were rendered by an earlier build from the same code and
 * show the same, and `placeKeptPages` puts them into the shop. A page is rendered from its props and nothing else, so
 * that its key holds everything it shows.
 * @param code digest of code and settings; without one, as in Astro's dev server, all are rendered
 */
export async function pagesToRender<TPage extends RoutePage<object>>(
  route: string,
  pages: readonly TPage[],
  code = env['SHOP_CODE'],
): Promise<TPage[]> {
  if (!code) return [...pages]
  mkdirSync(KEPT_DIR, { recursive: true })
  const kept = new Set(readdirSync(KEPT_DIR))
  const plan = pages.map((page): PlannedPage => {
    const key = keyOf(code, page)
    return { address: page.address, key, isKept: kept.has(`${key}.html`) }
  })
  await writeWhole(join(PLANS_DIR, `${route}.json`), JSON.stringify(plan))
  return pages.filter((_, index) => !plan[index]?.isKept)
}

/** How many pages of a route this build renders; `undefined` as long as that is not known. */
export function countToRender(route: string): number | undefined {
  return readPlan(route)?.filter(({ isKept }) => !isKept).length
}

function readPlan(route: string): PlannedPage[] | undefined {
  try {
    return JSON.parse(readFileSync(join(PLANS_DIR, `${route}.json`), 'utf8')) as PlannedPage[]
  } catch {
    return undefined
  }
}

/** Lets the next build render every page anew. */
export function forgetKeptPages(): void {
  rmSync(KEPT_DIR, { recursive: true, force: true })
}

/** Forgets what earlier builds have planned. */
export function forgetPlans(): void {
  rmSync(PLANS_DIR, { recursive: true, force: true })
}

/**
 * Puts the kept pages of this build into `outDir`, and keeps those that it has rendered. The others leave: no page of
 * this shop is as they are.
 */
export function placeKeptPages(outDir: string): PlannedPage[] {
  const pages = readdirSync(PLANS_DIR).flatMap((file) => readPlan(file.replace(/\.json$/, '')) ?? [])
  const pageOf = ({ address }: PlannedPage) => resolve(outDir, `.${address}.html`)
  for (const folder of new Set(pages.map((page) => dirname(pageOf(page)))))
    mkdirSync(folder, { recursive: true })
  for (const planned of pages) {
    const { key, isKept } = planned
    const page = pageOf(planned)
    if (isKept) linkOrCopy(fileOf(key), page)
    else linkOrCopy(page, fileOf(key))
  }
  const used = new Set(pages.map(({ key }) => `${key}.html`))
  for (const file of readdirSync(KEPT_DIR)) if (!used.has(file)) rmSync(join(KEPT_DIR, file))
  return pages
}
