// Writes the feeds of the pages' data into a folder, in a thread of its own.
import { env } from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { readPagesData } from '../../../src/catalogue/pages-data.ts'
import { writeFeeds } from './write-feeds.ts'

const { catalogue, pictures } = await readPagesData()
parentPort?.postMessage(await writeFeeds(workerData as string, catalogue, pictures, env))
