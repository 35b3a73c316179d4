/**
 * Measures the shop part by part and writes every figure with its budget, as one table and into `.cache/bench.json`.
 * `--only listing` picks parts by words of their names, `--products 1000,50000` the sizes of the listing's shops;
 * with `--strict` a missed budget ends with code 1, as a part does that could not be measured.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { argv, exit } from 'node:process'
import { DEFAULT_OPTIONS } from '../demo-api/server.ts'
import { endWithNpm } from '../end-with-npm.ts'
import { buildBenchShop } from './bench-shop.ts'
import { measureBetweenPages } from './between-pages.ts'
import { measureBuild } from './build-speed.ts'
import type { BenchPart } from './figure.ts'
import { measureFirstInteraction } from './first-interaction.ts'
import { measureFirstPage } from './first-page.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureListing } from './listing.ts'
import { parseBenchOptions } from './options.ts'
import { measurePictures } from './pictures.ts'
import { describeMachine, formatTable, type MeasuredPart, missedFigures, toJson } from './report.ts'

const RESULT = '.cache/bench.json'
const SHOP = '.cache/dist-bench-shop'

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error))
const secondsSince = (start: number) => (performance.now() - start) / 1000

let shop: ReturnType<typeof buildBenchShop> | undefined
/** The shop that most parts measure, the usual demo shop, built when the first of them begins. */
async function shopDir(): Promise<string> {
  shop ??= buildBenchShop(DEFAULT_OPTIONS.products, SHOP, 'own')
  return (await shop).dir
}

/** All parts by name, in the order in which they are measured. */
function allParts(sizes: readonly number[]): Map<string, () => Promise<BenchPart>> {
  return new Map([
    ['first-page', async () => measureFirstPage(await shopDir())],
    ['lighthouse', async () => measureLighthouse(await shopDir())],
    ['pictures', async () => measurePictures(await shopDir())],
    ['first-interaction', async () => measureFirstInteraction(await shopDir())],
    ['interactions', measureInteractions],
    ['between-pages', async () => measureBetweenPages(await shopDir())],
    ...sizes.map((products) => [`listing-${products}`, () => measureListing(products)] as const),
    ...sizes.map((products) => [`build-${products}`, () => measureBuild(products)] as const),
  ])
}

endWithNpm()
try {
  const { only, sizes, isStrict } = parseBenchOptions(argv.slice(2))
  const parts = allParts(sizes)
  const chosen = [...parts].filter(([name]) => only.length === 0 || only.some((word) => name.includes(word)))
  if (chosen.length === 0) throw new Error(`No part has such a name. Parts: ${[...parts.keys()].join(', ')}`)

  const machine = await describeMachine()
  const start = performance.now()
  const measured: MeasuredPart[] = []
  const failures: string[] = []
  for (const [name, measure] of chosen) {
    console.log(`\nMeasuring: ${name}`)
    const partStart = performance.now()
    try {
      measured.push({ ...(await measure()), seconds: secondsSince(partStart) })
    } catch (error) {
      failures.push(`${name} could not be measured: ${sentence(error)}`)
      console.error(error)
    }
  }
  await shop?.then(
    (built) => built.close(),
    () => undefined,
  )

  await mkdir('.cache', { recursive: true })
  const report = { machine, seconds: secondsSince(start), parts: measured, failures }
  await writeFile(RESULT, toJson(report))
  const missed = missedFigures(measured)
  console.log(formatTable(report))
  console.log(`\nAlso in ${RESULT}`)
  exit(failures.length > 0 || (isStrict && missed.length > 0) ? 1 : 0)
} catch (error) {
  console.error(sentence(error))
  exit(1)
}
