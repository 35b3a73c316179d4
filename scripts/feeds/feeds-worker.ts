// Writes the feeds of the snapshot in a thread of its own.
import { env } from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { readSnapshot } from '../../src/catalogue/snapshot.ts'
import type { FeedsOrder } from './feeds-beside.ts'
import { writeFeeds } from './write-feeds.ts'

const { folders, code, pictures } = workerData as FeedsOrder
parentPort?.postMessage(await writeFeeds(folders, code, await readSnapshot(), pictures, env))
