// @ts-check
/** The shop's own plugin for Netlify's builds. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const PICTURES = '.cache/pictures'
/**
 * What the next build needs of this one: the API's responses, what the shop was built from, pictures, and the files that
 * pages which are open during a deploy ask for afterwards, with the list that says since when.
 */
const KEPT = [
  '.cache/responses.jsonl',
  '.cache/built-catalogue.json',
  PICTURES,
  '.cache/files-of-dist.json',
  'dist/_astro',
  'dist/listing',
]
const REPORT = '.cache/build-report.json'
/** How many lines of a part the summary of a deploy shows; the log has more. */
const SHOWN_LINES_OF_PART = 15

/**
 * What this plugin uses of Netlify's utilities.
 * @typedef {object} Utils
 * @property {{ restore: (paths: string[]) => Promise<unknown>, save: (paths: string[]) => Promise<unknown> }} cache
 * @property {{ cancelBuild: (message: string) => never }} build
 * @property {{ show: (status: { title: string, summary: string, text: string }) => void }} status
 */

/**
 * The report of `npm run build` (scripts/pipeline/report/write-report.ts).
 * @typedef {import('../pipeline/report/owner-report.ts').OwnerReport} OwnerReport
 * @typedef {import('../pipeline/report/build-report.ts').BuildReport & { owner: OwnerReport }} Report
 */

/** @param {import('../pipeline/report/owner-report.ts').OwnerLine} line */
function line({ name, href, note }) {
  const address = href?.startsWith('http') ? ` ${href}` : ''
  return `- ${name}${note ? `: ${note}` : ''}${address}`
}

/** @returns {Promise<Report>} */
async function readReport() {
  return JSON.parse(await readFile(resolve(REPORT), 'utf8'))
}

/** How long a build that has no pictures of an earlier one may work on them; Netlify ends a build after a quarter of an hour. */
const FIRST_PICTURE_SECONDS = '600'
const FIRST_PICTURES =
  'Obrázky neboli pripravené z\u00A0predchádzajúceho zostavenia, preto na ne toto malo 10\u00A0minút namiesto dvoch. Čo sa nestihlo, dokončia ďalšie zostavenia.'
let hadNoPictures = false

/**
 * Before the build: brings back what the last one has kept. Where that has no pictures, as before the first deploy of a shop,
 * they get more time than the usual two minutes, unless the owner has set how long.
 * @param {{ utils: Utils, netlifyConfig: { build: { environment: Record<string, string | undefined> } } }} event
 */
export async function onPreBuild({ utils, netlifyConfig }) {
  await utils.cache.restore(KEPT)
  const { environment } = netlifyConfig.build
  const given = environment['PICTURE_BUDGET_SECONDS'] ?? process.env['PICTURE_BUDGET_SECONDS']
  hadNoPictures = !given && !existsSync(resolve(PICTURES))
  if (!hadNoPictures) return
  environment['PICTURE_BUDGET_SECONDS'] = FIRST_PICTURE_SECONDS
  console.log(`No build has kept pictures yet: this one may work on them for ${FIRST_PICTURE_SECONDS} s`)
}

/**
 * After the build: keeps what the next one needs, and publishes nothing when the shop online is already this one.
 * @param {{ utils: Utils }} event
 */
export async function onBuild({ utils }) {
  await utils.cache.save(KEPT)
  const { outcome, owner } = await readReport()
  if (outcome === 'online') utils.build.cancelBuild(`${owner.title}: ${owner.summary}`)
}

/**
 * Before the deploy: shows the owner's report in the deploy's summary.
 * @param {{ utils: Utils }} event
 */
export async function onPostBuild({ utils }) {
  const { title, summary, toMend, changes } = (await readReport()).owner
  const first = hadNoPictures ? [FIRST_PICTURES, ''] : []
  const lines = [...toMend, ...changes].flatMap(({ title, lines }) => [
    title,
    ...lines.slice(0, SHOWN_LINES_OF_PART).map(line),
    ...(lines.length > SHOWN_LINES_OF_PART ? [`- … a ešte ${lines.length - SHOWN_LINES_OF_PART}`] : []),
    '',
  ])
  utils.status.show({ title, summary, text: [...first, ...lines].join('\n') })
}
