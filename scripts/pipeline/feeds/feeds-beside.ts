import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { FEEDS_DIR, type FeedCount } from './feed.ts'

/** Not in the folder of the pages, which is emptied before they are rendered. */
const DIR = '.cache/feeds-fresh'

/** Feeds that another thread is writing. */
export interface FeedsBeside {
  /**
   * Waits for the feeds, and moves them into a folder of built pages.
   * @returns how many offers each has, by its path
   * @throws what the disk says
   */
  place: (dir: string) => Promise<ReadonlyMap<string, FeedCount>>
}

/** Starts to write the feeds of the pages' data: another core makes them while this one renders. */
export async function startFeeds(): Promise<FeedsBeside> {
  await rm(DIR, { recursive: true, force: true })
  const worker = new Worker(new URL('./feeds-worker.ts', import.meta.url), { workerData: DIR })
  const written = new Promise<ReadonlyMap<string, FeedCount>>((done, fail) => {
    worker.once('message', done).once('error', fail)
  })
  // Otherwise a build that fails before it waits for the feeds would fail a second time.
  written.catch(() => undefined)
  return {
    place: async (dir) => {
      const counts = await written
      await rename(join(DIR, FEEDS_DIR), join(dir, FEEDS_DIR))
      return counts
    },
  }
}
