/** Measures the shop and prints tables: what pages weigh, how long the first filter of a visit takes, and how long a
 * listing takes to answer. */
import { argv, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { measureBetweenPages } from './between-pages.ts'
import { measureFirstFilter } from './first-filter.ts'
import { measureListing, type ListingFigures } from './listing.ts'
import { measurePages } from './pages.ts'

const DEFAULT_SIZES = '1000,10000,50000'

function parseSizes(text: string): number[] {
  const sizes = text.split(',').map(Number)
  if (sizes.some((size) => !Number.isSafeInteger(size) || size < 1 || size > 100_000)) {
    console.error(`--products must be numbers from 1 to 100000, such as ${DEFAULT_SIZES}, not "${text}".`)
    exit(1)
  }
  return sizes
}

const { values } = parseArgs({
  args: argv.slice(2),
  options: { products: { type: 'string', default: DEFAULT_SIZES } },
})

const figures: ListingFigures[] = []
for (const products of parseSizes(values.products)) {
  const measured = await measureListing(products)
  if (figures.length === 0) {
    console.log('\nPages before any interaction, brotli bytes')
    console.table(await measurePages(measured.dir))
    console.log('\nThe first filter of a cold visit, slow 4G, CPU slowed 4 times, median of 7, ms')
    console.table([await measureFirstFilter(measured.dir)])
    console.log('\nFrom a listing to a product and back, slow line, CPU slowed 4 times, median of 7, ms')
    console.table(await measureBetweenPages(measured.dir))
  }
  figures.push(measured.figures)
}
console.log(
  '\nListing, index in brotli bytes; from input event to painted answer in Chromium, CPU slowed 4 times, ms',
)
console.table(figures)
