import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Pictures } from '../../src/domain/product/picture.ts'
import { FEEDS_DIR, type FeedCount } from '../../src/feeds/feed.ts'

/** Where feeds are written while the shop that they belong to is not there yet. */
const FRESH = '.cache/feeds-fresh'

/** What the thread that writes feeds is given. */
export interface FeedsOrder {
  dir: string
  pictures: Pictures
}

/** Feeds that another thread is writing. */
export interface FeedsBeside {
  /**
   * Waits for the feeds and puts them into a folder of built pages.
   * @returns how many offers each has, by its path
   * @throws what the disk says
   */
  place: (dir: string) => Promise<ReadonlyMap<string, FeedCount>>
}

/** Starts to write the feeds of the snapshot: another core makes them while this one renders. */
export async function startFeeds(pictures: Pictures): Promise<FeedsBeside> {
  await rm(FRESH, { recursive: true, force: true })
  const workerData: FeedsOrder = { dir: FRESH, pictures }
  const worker = new Worker(new URL('./feeds-worker.ts', import.meta.url), { workerData })
  const written = new Promise<ReadonlyMap<string, FeedCount>>((done, fail) => {
    worker.once('message', done).once('error', fail)
  })
  // Should the build end before it looks, this is nobody's news.
  written.catch(() => undefined)
  return {
    place: async (dir) => {
      const counts = await written
      await rename(join(FRESH, FEEDS_DIR), join(dir, FEEDS_DIR))
      return counts
    },
  }
}
