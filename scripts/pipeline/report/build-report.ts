import type { FaultyProduct } from '../../../src/api/readings.ts'
import type { CatalogueChanges } from './compare-catalogues.ts'
import type { ShopChange } from './shop-changes.ts'
import type { Finding } from './finding.ts'
import type { PictureFault } from '../pictures/make-pictures.ts'
import type { BuiltFiles } from '../publish/built-files.ts'

/** A part of a build and how long it took. */
export interface Stage {
  name: string
  ms: number
}

/** The data of a build's report. */
export interface BuildReport {
  /** `unchanged`: the shop in the folder is this one already; `online`: the published one is. */
  outcome: 'built' | 'unchanged' | 'online'
  /** ISO time. */
  builtAt: string
  apiUrl: string
  /** The shop's own address; '' where it does not know it. */
  siteUrl: string
  products: number
  categories: number
  /** Since the last shop that was built here; `null` for the first. */
  changes: CatalogueChanges | null
  /** Everything else that differs from that shop. */
  shopChanges: readonly ShopChange[]
  /** Paths of the pages whose bytes differ from that shop's; `null` where there is nothing to compare with. */
  pagesChanged: readonly string[] | null
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
  /** `null` for a shop that stayed as it was. */
  output: { files: number; bytes: number; pages: number } | null
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

/** Counts what a build has made. */
export function measureOutput(built: BuiltFiles): NonNullable<BuildReport['output']> {
  const files = Object.entries(built)
  return {
    files: files.length,
    bytes: files.reduce((sum, [, [bytes]]) => sum + bytes, 0),
    pages: files.filter(([file]) => file.endsWith('.html')).length,
  }
}

/** Paths of the pages that are new or whose bytes have changed. */
export function changedPages(before: BuiltFiles, after: BuiltFiles): string[] {
  return Object.entries(after)
    .filter(([file, [, hash]]) => file.endsWith('.html') && before[file]?.[1] !== hash)
    .map(([file]) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
    .toSorted()
}
