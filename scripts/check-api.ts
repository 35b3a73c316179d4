// Checks any API against the contract of src/api/README.md and says in plain words what differs. It only reads; with
// --order it also sends a test order.
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import { checkApi } from './check-api/check-api.ts'
import { parseBuildEnv } from '../src/config/build-env.ts'
import { printable } from '../src/text/quote.ts'

/** As long as a browser waits for an order. */
const TIMEOUT_MS = 30_000

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { order: { type: 'boolean', default: false } },
  })
  const { apiUrl } = parseBuildEnv({
    ...process.env,
    ...(positionals[0] !== undefined && { SHOP_API_URL: positionals[0] }),
  })
  const count = await checkApi({
    url: apiUrl,
    timeoutMs: TIMEOUT_MS,
    hasOrder: values.order,
    onChecked: (what, findings) => {
      console.log(`${findings.length === 0 ? 'ok     ' : 'DIFFERS'} ${what}`)
      for (const finding of findings) console.log(`          ${printable(finding)}`)
    },
  })
  if (!values.order) console.log('not tried new_order: --order sends a test order')
  console.log(
    count === 0
      ? '\nThe API is as the contract has it.'
      : `\n${count} findings. The contract, with examples: src/api/README.md`,
  )
  exit(count === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
