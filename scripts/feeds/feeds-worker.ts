// Writes the feeds of the snapshot in a thread of its own.
import { env } from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { readSnapshot } from '../../src/catalogue/snapshot.ts'
import type { FeedsTask } from './feeds-beside.ts'
import { writeFeeds } from './write-feeds.ts'

const { dir, pictures } = workerData as FeedsTask
parentPort?.postMessage(await writeFeeds(dir, await readSnapshot(), pictures, env))
