import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { linkOrCopy } from '../../src/catalogue/kept-file.ts'
import type { Pictures } from '../../src/domain/product/picture.ts'
import { FEEDS_DIR, type FeedCount } from '../../src/feeds/feed.ts'
import type { FeedFolders } from './write-feeds.ts'

const FOLDERS: FeedFolders = { fresh: '.cache/feeds-fresh', kept: '.cache/feeds' }

/** What the thread that writes feeds is given. */
export interface FeedsOrder {
  folders: FeedFolders
  code: string
  pictures: Pictures
}

/** Feeds that another thread is writing. */
export interface FeedsBeside {
  /**
   * Waits for the feeds, puts them into a folder of built pages, and keeps them for the next build.
   * @returns how many offers each has, by its path
   * @throws what the disk says
   */
  place: (dir: string) => Promise<ReadonlyMap<string, FeedCount>>
}

/** Has the next feeds written anew, all of them. */
export async function forgetFeeds(): Promise<void> {
  await rm(FOLDERS.kept, { recursive: true, force: true })
}

/**
 * Starts to write the feeds of the snapshot: another core makes them while this one renders.
 * @param code digest of the code and the settings that they are written with
 * @param pictures what the build knows of the pictures
 */
export async function startFeeds(code: string, pictures: Pictures): Promise<FeedsBeside> {
  await rm(FOLDERS.fresh, { recursive: true, force: true })
  const workerData: FeedsOrder = { folders: FOLDERS, code, pictures }
  const worker = new Worker(new URL('./feeds-worker.ts', import.meta.url), { workerData })
  const written = new Promise<ReadonlyMap<string, FeedCount>>((done, fail) => {
    worker.once('message', done).once('error', fail)
  })
  // Should the build end before it looks, this is nobody's news.
  written.catch(() => undefined)
  return {
    place: async (dir) => {
      const counts = await written
      await mkdir(join(dir, FEEDS_DIR), { recursive: true })
      for (const path of counts.keys()) linkOrCopy(join(FOLDERS.fresh, path), join(dir, path))
      await forgetFeeds()
      await rename(FOLDERS.fresh, FOLDERS.kept)
      return counts
    },
  }
}
