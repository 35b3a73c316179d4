import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from 'node:process'
import { expect } from '@playwright/test'
import { seededRandom } from '../../scripts/demo-api/pictures/seeded-random.ts'
import { readOrders } from './support/demo-api.ts'
import { openBrowser } from './support/checkout.ts'
import { runTrial, type Trial } from './support/order-trial.ts'
import { test } from './support/test.ts'

const isLong = Boolean(env['LONG'])
const TRIALS = Number(env['TRIALS'] ?? (isLong ? 200 : 6))
const AT_ONCE = 3
/** A slow order may come to be stored after its shopper has long been told. */
const LAST_STRAGGLER_MS = 2000
// `SEED=... npm run test:long` goes through the same again, as far as time allows.
const seed = Number(env['SEED'] ?? randomInt(1_000_000))

test(`${TRIALS} shoppers with random faults, habits and moments: no order twice, none lost`, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000 + TRIALS * 15_000)
  const startedAt = performance.now()
  const trials: Trial[] = []
  let next = 0
  const lane = async () => {
    const context = await openBrowser(browser, baseURL ?? '')
    while (next < TRIALS) trials.push(await runTrial(context, seededRandom(seed + next++)))
    await context.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  await pause(LAST_STRAGGLER_MS)
  const counted = trials.map((trial) => ({ ...trial, orders: readOrders(trial.email).length }))
  const duplicates = counted.filter(({ orders }) => orders > 1)
  const lost = counted.filter(({ orders }) => orders === 0)
  const troubled = counted.filter(({ trouble }) => trouble.length > 0)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(
    `${TRIALS} trials with seed ${seed} in ${seconds} s: ${duplicates.length} duplicates, ${lost.length} lost`,
  )
  for (const { email, orders, story, trouble } of counted)
    if (env['STORIES'] || orders !== 1 || trouble.length > 0)
      console.log([email, `${orders} stored`, ...story, ...trouble].join(' | '))
  expect({ duplicates: duplicates.length, lost: lost.length }).toEqual({ duplicates: 0, lost: 0 })
  expect(troubled).toEqual([])
})
