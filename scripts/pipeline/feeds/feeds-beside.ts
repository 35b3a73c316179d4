// Writes and compresses the feeds in a thread of its own: rendering pages takes one processor, and feeds wait for no page.
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import type { Pictures } from '../../../src/catalogue/rules/picture.ts'
import { finishFile } from '../finish-file.ts'
import { writeFeeds } from './write-feeds.ts'

interface FeedsToWrite {
  dir: string
  /** The shop before. */
  before: string
  catalogue: Catalogue
  pictures: Pictures
  env: Env
}

type Missing = Awaited<ReturnType<typeof writeFeeds>>

/** Writes the feeds, finished. @returns as `writeFeeds` does @throws what it throws, as a plain error */
export async function feedsBeside(feeds: FeedsToWrite): Promise<Missing> {
  const worker = new Worker(new URL(import.meta.url), { workerData: feeds })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}

if (!isMainThread && parentPort) {
  const { dir, before, catalogue, pictures, env } = workerData as FeedsToWrite
  const missing = await writeFeeds(dir, catalogue, pictures, env)
  if (!parseBuildEnv(env).isNetlify)
    for (const path of missing.keys())
      await finishFile(join(dir, path), await readFile(join(dir, path)), join(before, path))
  parentPort.postMessage(missing)
}
