// Checks an API against the contract of src/api/README.md and lists the differences in plain words. It only reads; with
// --order it also sends test orders. It exits with 0 for no difference, 1 for some, 2 when no API answers.
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import { checkApi } from './check-api/all-checks.ts'
import { describeCount } from './check-api/checked.ts'
import { parseBuildEnv } from '../src/config/build-env.ts'
import { ORDER_TIMEOUT_MS } from '../src/config/order-limits.ts'
import { printable } from '../src/text/quote.ts'

const HELP = `npm run check-api -- https://api.example.sk [--order]
Says in plain words what in an API differs from src/api/README.md. It only reads.
--order   also sends test orders, one with a wrong price: cancel those that the API takes
Without an address it asks the API that SHOP_API_URL names.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { order: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    console.log(HELP)
    exit(0)
  }
  const { apiUrl, mediaUrl } = parseBuildEnv({
    ...process.env,
    ...(positionals[0] !== undefined && { SHOP_API_URL: positionals[0] }),
  })
  const {
    isReached,
    findings: count,
    build,
    summary,
  } = await checkApi({
    url: apiUrl,
    mediaUrl,
    timeoutMs: ORDER_TIMEOUT_MS,
    hasOrder: values.order,
    onChecked: (what, { findings, notes = [] }) => {
      console.log(`${findings.length === 0 ? 'ok     ' : 'DIFFERS'} ${what}`)
      const lines = [...findings, ...notes.map((note) => `(note) ${note}`)].flatMap((one) => one.split('\n'))
      for (const line of lines) console.log(`          ${printable(line)}`)
    },
  })
  console.log(
    count === 0
      ? '\nNo answer of the API differs from the contract.'
      : `\n${describeCount(count, 'finding')}. The contract, with examples: src/api/README.md`,
  )
  console.log(`${printable(build.text)}\nPre majiteľa: ${printable(build.toOwner)}\n${summary}`)
  if (!isReached) exit(2)
  exit(count === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
