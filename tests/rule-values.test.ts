import { expect, it } from 'vitest'
import {
  KEPT_POINTS_MS,
  MAX_POINTS,
  NIGHT_LIMITS,
  TINY_PRICE_TIMES,
} from '../scripts/pipeline/build-limits.ts'
import { CARRIED_MS } from '../scripts/pipeline/publish/carry-files.ts'
import { OLD_ADDRESS_MS } from '../scripts/pipeline/publish/redirects.ts'
import { BROWSER_RETRY_POLICY } from '../src/api/client.ts'
import { ADDED_TOAST_MS, MAX_TOASTS } from '../src/cart/store/toasts-store.ts'
import { ORDER_VIEW } from '../src/checkout/rules/order-state.ts'
import { FIRST_SYMBOL, isVariableSymbol, SYMBOL_COUNT } from '../src/checkout/rules/variable-symbol.ts'
import { DAY_MS } from '../src/company/rules/working-days.ts'
import { DEFAULT_SETTINGS } from '../src/config/checkout-settings.ts'
import { HERO_TIMES, GIFT_PRICES } from '../src/config/home.ts'
import { ATTRIBUTES, BRANDS, CUT_TAGS, TYPE_TAGS, WITHOUT_PRINT } from '../src/config/ids.ts'
import { MIN_LANDING_PRODUCTS } from '../src/config/landing-pages.ts'
import * as fileLimits from '../src/config/file-limits.ts'
import * as listing from '../src/config/listing-limits.ts'
import * as order from '../src/config/order-limits.ts'
import * as product from '../src/config/product-limits.ts'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../src/config/search-engines.ts'
import { USUAL_FEE_CENTS, USUAL_FREE_FROM_CENTS, USUAL_SETTING_TIMES } from '../src/config/usual-settings.ts'
import { MIN_CORRECTED_HITS, MIN_CORRECTED_LENGTH } from '../src/product-index/rules/correct-words.ts'
import { CONTINUATIONS } from '../src/product/rules/similar-products.ts'
import { STATUS_NAMES } from '../src/product/texts/product-texts.ts'
import { RETURN_DAYS } from '../src/seo/shop-json-ld.ts'
import { VERSION_LABEL } from '../src/site/texts/layout.ts'
import {
  CUSTOMER_MEMORY_MS,
  MAX_CART_LINES,
  MAX_LINE_TEXT,
  MAX_RECENTLY_SEEN,
} from '../src/storage/stored.ts'
import { formatPrice } from '../src/text/money.ts'
import { outOf } from '../src/text/out-of.ts'
import { NAMED_TEST, read, readRooms, rulesOf } from './fixtures/rooms.ts'

const rules = (await readRooms()).flatMap(rulesOf)

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const word = (number: number) => (number === 30 ? 'thirty' : (WORDS[number] ?? String(number)))
const part = (number: number) =>
  ({ 2: 'half', 3: 'a third', 4: 'a quarter', 10: 'a tenth' })[number] ?? `1/${number}`
const euros = (cents: number) => formatPrice(cents).replace(',00', '')
const seconds = (ms: number) => `${ms / 1000} s`
const days = (ms: number) =>
  ({ [DAY_MS]: 'a day', [365 * DAY_MS]: 'a year' })[ms] ?? `${word(ms / DAY_MS)} days`
const thousands = (number: bigint) => number.toLocaleString('en')

/** Reads a number from a text of the owner, from styles or from a test. @throws if the file lacks it */
async function found(file: string, pattern: RegExp): Promise<string> {
  const number = pattern.exec(await read(file))?.[1]
  if (number === undefined) throw new Error(`${file} has nothing like ${pattern}`)
  return number
}

const terms = 'src/content/vseobecne-obchodne-podmienky.md'
const pointsTest = 'tests/scripts/pipeline/pull/pull-points.test.ts'
const lostText = 'tests/e2e/support/large-text.ts'
const longestSymbol = Array.from({ length: 20 }, (_, i) => i).findLast((n) => isVariableSymbol('1'.repeat(n)))
const wideEm = Number(await found('src/listing/ListingFilters.tsx', /width >= ([\d.]+)em/))
const { form, sending, success, failure } = ORDER_VIEW

/** Sentences of rules with the values of constants, so that neither can change without the other. */
const VALUES: readonly (readonly [rule: number, text: string])[] = [
  [102, `${TYPE_TAGS['t-shirt']} t-shirt, ${TYPE_TAGS.sweatshirt} sweatshirt, ${TYPE_TAGS.cap} cap`],
  [102, `Tag ${WITHOUT_PRINT} is textile without print`],
  [102, `tag ${Object.keys(BRANDS).join()} the brand ${Object.values(BRANDS).join()}`],
  [105, `${CUT_TAGS.unisex_strih.join()} is UNI`],
  [109, `${product.QUANTITY.min} to ${product.QUANTITY.max}, and ${product.QUANTITY.initial} at first`],
  [112, `${word(Object.keys(STATUS_NAMES).length)} statuses have a badge`],
  [113, `360 x ${await found('tests/e2e/product.e2e.ts', /width: 360, height: (780)/)}`],
  [
    116,
    `and ${await found('tests/listing/quick-view.browser.test.tsx', /height, bottom, right\]\)\.toEqual\(\[(\d+)/)} px can`,
  ],
  [118, `at most ${product.NEWEST_SHOWN} of`],
  [121, `within ${RETURN_DAYS} days`],
  [122, `up to ${word(product.OTHERS_SHOWN)} products`],
  [123, `last ${word(MAX_RECENTLY_SEEN)} products`],
  [124, `more than ${word(product.MAX_REDUCTION_FACTOR)} times`],
  [124, `last ${await found('src/product/texts/product-texts.ts', /posledných (\d+)/)} days`],
  [127, `under ${part(TINY_PRICE_TIMES)} of the median`],
  [128, `${word(product.STITCHES_SHOWN)} at most`],
  [130, `up to ${word(product.SIMILAR_SHOWN)} similar`],
  [130, `at least ${word(CONTINUATIONS)} names`],
  [201, `but ${listing.PRODUCTS_PER_PAGE} is a query of its own`],
  [
    202,
    `for ${listing.QUERY_LIMITS.defaultProductsCount} on a page, so ${listing.QUERY_LIMITS.minProductsCount - 1}, the one`,
  ],
  [204, `${listing.SEARCH_DEBOUNCE_MS} ms after`],
  [204, `one or ${word(listing.QUERY_LIMITS.minSearchLength - 1)} characters`],
  [
    204,
    `at most ${await found('tests/e2e/listing.e2e.ts', /phrase\)\.toBeLessThanOrEqual\((\d+)\)/)} px below`,
  ],
  [207, `from ${listing.SECOND_COUNT_FROM} shown products on`],
  [210, `within ${seconds(fileLimits.OWN_FILE_TIMEOUT_MS + Number(BROWSER_RETRY_POLICY.totalTimeoutMs))}`],
  [212, `Cut (${ATTRIBUTES.cut}), size (${ATTRIBUTES.size}) and collection (${ATTRIBUTES.collection})`],
  [213, `up to ${word(listing.MAX_CHANGES_OFFERED)} changes`],
  [215, `${listing.PRODUCTS_PER_PAGE} products each`],
  [216, `more than ${word(listing.FOLDED_FILTERS_FROM)} values`],
  [216, `Below ${wideEm * 16} px`],
  [216, `from ${wideEm * 16} px on`],
  [218, `From ${listing.MIN_SUGGESTION_LENGTH} characters on`],
  [218, `at most ${listing.MAX_SUGGESTIONS} products`],
  [218, `From ${listing.QUERY_LIMITS.minSearchLength} characters on, the search`],
  [219, `at most ${listing.LEAD_LENGTH} characters`],
  [222, `above ${euros(listing.QUERY_LIMITS.maxPriceCents)}`],
  [224, `fewer than ${word(MIN_LANDING_PRODUCTS)} products`],
  [225, `of ${word(MIN_CORRECTED_LENGTH)} letters or more`],
  [225, `at least ${word(MIN_CORRECTED_HITS)} products`],
  [303, `at most ${product.QUANTITY.max} pieces`],
  [306, `goes after ${days(order.ORDER_MEMORY_MS)}`],
  [308, `At most ${MAX_CART_LINES} lines and ${MAX_LINE_TEXT} characters a text`],
  [311, `${word(order.MAX_PARALLEL_CHECKS)} at a time`],
  [403, `from ${euros(DEFAULT_SETTINGS.deliveryFreeFromCents)} on`],
  [404, `up to ${word(order.FILL_UP.most)} products`],
  [404, `at most ${euros(order.FILL_UP.maxAboveCents)} more`],
  [409, `one to ${word(longestSymbol ?? 0)} digits`],
  [409, `modulo ${thousands(SYMBOL_COUNT)}, plus ${thousands(FIRST_SYMBOL)}`],
  [411, `above ${euros(USUAL_FEE_CENTS)}`],
  [411, `more than ${euros(USUAL_FREE_FROM_CENTS.most)}`],
  [411, `${word(USUAL_SETTING_TIMES)} times what it was or ${part(USUAL_SETTING_TIMES)} of it`],
  [416, `At most ${order.MAX_SHOWN_POINTS} rows`],
  [501, `${form} is the form, ${sending} sending, ${success} success, ${failure} failure`],
  [501, `from ${form} to ${sending}`],
  [501, `to ${success}, ${failure} or back to ${form}, and OK from ${failure} to ${form}`],
  [501, `opens in ${success}`],
  [501, `opens in ${failure}`],
  [507, `last ${order.MAX_KEPT_ATTEMPTS} are kept`],
  [414, `stays for ${days(KEPT_POINTS_MS)}`],
  [414, `more than ${thousands(BigInt(MAX_POINTS))} points`],
  [414, `more than ${part(100 / NIGHT_LIMITS.points.most)} of its points`],
  [414, `A file of ${thousands(BigInt(await found(pointsTest, /makePoints\((\d+)\)/)))} points`],
  [414, `less than ${await found(pointsTest, /toBeLessThan\((\d+)_000\)/)} kB`],
  [507, `for ${days(order.ORDER_MEMORY_MS)}`],
  [510, `After ${seconds(order.ORDER_TIMEOUT_MS)}`],
  [511, `up to ${seconds(order.CART_CHECK_TIMEOUT_MS)}`],
  [601, `at most ${order.MAX_FIELD_LENGTH} characters, the note ${order.MAX_NOTE_LENGTH}`],
  [610, `${days(CUSTOMER_MEMORY_MS)} after`],
  [701, `At most ${MAX_TOASTS} toasts`],
  [702, `${ADDED_TOAST_MS} ms`],
  [703, `after ${HERO_TIMES.autoplayMs} ms`],
  [703, `for ${HERO_TIMES.resumeMs} ms`],
  [709, `waited for ${seconds(fileLimits.CHUNK_TIMEOUT_MS)}`],
  [709, `for ${days(CARRIED_MS)}`],
  [710, `From ${await found('tests/e2e/large-text.e2e.ts', /width: (\d+), height: 640/)} px on`],
  [710, `at most ${part(Number(await found(lostText, /height > window\.height \/ (\d+)/)))} of the window`],
  [802, formatPrice(123450)],
  [807, `2 ${outOf(4)}, 2 ${outOf(5)}`],
  [808, VERSION_LABEL],
  [809, `where ${part(100 / NIGHT_LIMITS['broken-texts'].most)} of the products`],
  [903, `up to ${euros(GIFT_PRICES.toCents)}`],
  [907, `fewer than ${listing.QUERY_LIMITS.minSearchLength} characters`],
  [916, `${await found(terms, /([\d,]+) % z dlžnej sumy/)} % of the sum owed`],
  [916, `take ${await found(terms, /bez uvedenia dôvodu do (\d+) dní/)} days each`],
  [916, `within ${await found(terms, /Reklamáciu vybaví najneskôr do (\d+) dní/)} days`],
  [918, `title (${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters)`],
  [918, `description (${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max})`],
  [922, `for ${days(OLD_ADDRESS_MS)}`],
]

/** Numbers without a constant: ways of counting, and numbers of HTTP, a law or a browser. The rules' tests hold them. */
const NO_VALUES: readonly (readonly [rule: number, text: string])[] = [
  [112, 'its two prices'],
  [117, 'answers 404'],
  [129, '1 September, 28 October and 17 November, and in 2026 on 8 May and 15 September'],
  [201, 'Page 3 means the first three pages'],
  [206, 'Page 1'],
  [208, 'page 1'],
  [222, 'two or more'],
  [307, 'two tabs'],
  [409, 'two may share one'],
  [411, 'two with one id'],
  [411, 'below 0 or with three decimals'],
  [508, 'between two attempts'],
  [510, 'Two tabs'],
  [514, 'A4'],
  [520, 'second half'],
  [710, 'less than three quarters'],
  [710, 'below 16 px'],
  [801, 'half a cent'],
  [802, 'two decimals'],
  [807, 'three forms'],
  [902, 'status 404'],
  [917, 'two places'],
  [919, 'two products of one name'],
  [922, '(301)'],
]

const NUMBER =
  /\d[\d.,:]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|thirty|half|third|tenth|quarters?)\b/gi

/** A rule's own words, without examples, code, citations and laws. */
function wordsOf(rule: string): string {
  return rule
    .replaceAll(NAMED_TEST, '')
    .replaceAll(/\((?:Directive|Regulation|Act)[^:]*\):|\(Act [^)]*\)/g, '')
    .replaceAll(/^- \*\*\d+/g, '')
    .replaceAll(/`[^`]*`|(?<=[\s(])'[^']+'(?=[\s.,;:)])/g, '…')
    .replaceAll(/\b(?:rule|decision)s? \d+(?:(?:, | and | to )\d+)*/gi, '…')
    .replaceAll(/\s+/g, ' ')
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase()

it.each(VALUES)('rule %i has the value of its constant: %s', (number, text) => {
  const rule = rules.find((one) => one.number === number)
  expect(plain(rule?.text ?? ''), `${rule?.paper}: write it there, or here, where its constant is`).toContain(
    plain(text),
  )
})

it('ties every number of every rule to a constant', () => {
  const loose = rules.flatMap(({ paper, number, text }) => {
    const known = [...VALUES, ...NO_VALUES].filter(([rule]) => rule === number)
    const left = known.reduce((words, [, value]) => words.replaceAll(plain(value), '…'), plain(wordsOf(text)))
    return [...left.matchAll(NUMBER)].map(
      ({ index, input }) =>
        `${paper}, rule ${number}: '${input.slice(Math.max(0, index - 25), index + 25)}' has a number without a row in VALUES`,
    )
  })
  expect(loose).toEqual([])
})

it('has no row for a number that its rule lacks', () => {
  const gone = NO_VALUES.filter(([number, text]) => {
    const rule = rules.find((one) => one.number === number)
    return !plain(rule?.text ?? '').includes(plain(text))
  })
  expect(gone).toEqual([])
})

it('styles have the same numbers as their scripts', async () => {
  const grid = await read('src/listing/listing.css')
  expect(await read('src/listing/listing-island.css')).toContain(`nth-child(n + ${listing.FIRST_SCREEN + 1})`)
  const columns = [...grid.matchAll(/repeat\((\d+),/g)].map(([, count]) => Number(count))
  expect(Math.max(...columns)).toBe(listing.FIRST_ROW)
  for (const styles of ['src/listing/filters.css', 'src/listing/listing.css'])
    expect(await read(styles)).toContain(`@media (width >= ${wideEm}em)`)
})
