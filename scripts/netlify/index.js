// @ts-check
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Pictures, the last catalogue, and files that open pages ask for after a deploy. */
const KEPT = [
  '.cache/built-catalogue.json',
  '.cache/pictures',
  '.cache/carried-to-dist.json',
  'dist/_astro',
  'dist/listing',
  'dist/pictures',
]

/**
 * What this plugin uses of Netlify's utilities.
 * @typedef {object} Utils
 * @property {{ restore: (paths: string[]) => Promise<unknown>, save: (paths: string[]) => Promise<unknown> }} cache
 * @property {{ cancelBuild: (message: string) => never }} build
 * @property {{ show: (status: { title: string, summary: string, text: string }) => void }} status
 */

/** @returns {Promise<import('../pipeline/report/report.ts').Report>} */
async function readReport() {
  return JSON.parse(await readFile(resolve('.cache/build-report.json'), 'utf8'))
}

/** Before the build: brings back what the last one has kept. @param {{ utils: Utils }} event */
export async function onPreBuild({ utils }) {
  await utils.cache.restore(KEPT)
}

/**
 * Keeps what the next build needs; publishes nothing when the shop online is already this one.
 * @param {{ utils: Utils }} event
 */
export async function onBuild({ utils }) {
  await utils.cache.save(KEPT)
  const { outcome, title, summary } = await readReport()
  if (outcome === 'online') utils.build.cancelBuild(`${title}: ${summary}`)
}

/** After a build that failed: shows why, and how what stopped it is confirmed. @param {{ utils: Utils }} event */
export async function onError({ utils }) {
  const { outcome, title, summary, text } = await readReport()
  if (outcome === 'stopped' || outcome === 'failed') utils.status.show({ title, summary, text })
}

/** Before the deploy: shows the report in the deploy's summary. @param {{ utils: Utils }} event */
export async function onPostBuild({ utils }) {
  const { title, summary, text } = await readReport()
  utils.status.show({ title, summary, text })
}
