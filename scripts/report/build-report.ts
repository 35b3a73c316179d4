import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FaultyProduct } from '../../src/api/readings.ts'
import type { CatalogueChanges } from '../../src/catalogue/compare-catalogues.ts'
import type { Finding } from '../../src/catalogue/finding.ts'
import type { PlannedPage } from '../../src/catalogue/pages/kept-pages.ts'
import type { PictureFault } from '../../src/catalogue/pictures/make-pictures.ts'

/** A part of a build and how long it took. */
export interface Stage {
  name: string
  ms: number
}

/** What a build tells the owner of the shop. */
export interface BuildReport {
  /** `unchanged`: the shop in the folder is this one already; `online`: the published one is. */
  outcome: 'built' | 'unchanged' | 'online'
  /** ISO time. */
  builtAt: string
  apiUrl: string
  products: number
  categories: number
  /** Since the last shop that was built here; `null` for the first. */
  changes: CatalogueChanges | null
  /** Products that are not online, and why. */
  leftOut: readonly FaultyProduct[]
  findings: readonly Finding[]
  pictures: {
    wanted: number
    fetched: number
    encodedFiles: number
    /** Those that are shown from the media host until they are encoded. */
    left: number
    elapsedMs: number
    faults: readonly PictureFault[]
  }
  /** Of a shop that stayed as it was, `null`. */
  output: { files: number; bytes: number; pages: number; renderedPages: number } | null
  stages: readonly Stage[]
}

/** Times the stages of a build, one after the other. */
export function createStopwatch(clock: () => number = performance.now.bind(performance)) {
  const stages: Stage[] = []
  let since = clock()
  return {
    stages,
    /** Ends a stage, which began where the last one ended. */
    lap: (name: string) => {
      const now = clock()
      stages.push({ name, ms: Math.round(now - since) })
      since = now
    },
  }
}

/** Counts what a build has put into a folder. @param planned the pages that may have been kept from earlier builds */
export async function measureOutput(
  dir: string,
  planned: readonly PlannedPage[],
): Promise<NonNullable<BuildReport['output']>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  const pages = files.filter((file) => file.endsWith('.html')).length
  return {
    files: files.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    pages,
    renderedPages: pages - planned.filter(({ isKept }) => isKept).length,
  }
}
