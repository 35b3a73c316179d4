// @ts-check
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Paths kept between builds: pictures, files that open pages may fetch after a deploy. */
const KEPT = [
  '.cache/pictures',
  '.cache/carried-to-dist.json',
  'dist/_astro',
  'dist/listing',
  'dist/pictures',
]

/**
 * The part of Netlify's utilities that this plugin uses.
 * @typedef {object} Utils
 * @property {{ restore: (paths: string[]) => Promise<unknown>, save: (paths: string[]) => Promise<unknown> }} cache
 * @property {{ cancelBuild: (message: string) => never }} build
 * @property {{ show: (status: { title: string, summary: string, text: string }) => void }} status
 */

/** @returns {Promise<import('../pipeline/report/report.ts').Report>} */
async function readReport() {
  return JSON.parse(await readFile(resolve('.cache/build-report.json'), 'utf8'))
}

/** Before the build: restores the paths that the last build kept. @param {{ utils: Utils }} event */
export async function onPreBuild({ utils }) {
  await utils.cache.restore(KEPT)
}

/**
 * Keeps paths for the next build. Cancels the deploy if this shop is already online.
 * @param {{ utils: Utils }} event
 */
export async function onBuild({ utils }) {
  await utils.cache.save(KEPT)
  const { outcome, title, summary } = await readReport()
  if (outcome === 'online') utils.build.cancelBuild(`${title}: ${summary}`)
}

/** After a failed build: shows the reason, and how the owner can confirm it. @param {{ utils: Utils }} event */
export async function onError({ utils }) {
  const { outcome, title, summary, text } = await readReport()
  if (outcome === 'stopped' || outcome === 'failed') utils.status.show({ title, summary, text })
}

/** Before the deploy: shows the report in its summary. @param {{ utils: Utils }} event */
export async function onPostBuild({ utils }) {
  const { title, summary, text } = await readReport()
  utils.status.show({ title, summary, text })
}
