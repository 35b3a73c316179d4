import { randomInt } from 'node:crypto'
// eslint-disable-next-line no-restricted-syntax -- what comes too late is part of the trial
import { setTimeout as pause } from 'node:timers/promises'
import { env } from 'node:process'
import { expect } from '@playwright/test'
import { seededRandom } from '../../scripts/demo-api/pictures/seeded-random.ts'
import { readOrders } from './support/demo-api.ts'
import { chromiumOf } from './support/engines/chromium.ts'
import type { OpenProfile } from './support/engines/engine.ts'
import { OTHER_ENGINES } from './support/engines/engines.ts'
import { runTrial, type Trial } from './support/order-trial.ts'
import { test } from './support/test.ts'

/**
 * How many shoppers an engine has, unless `TRIALS` says so.
 */
const TRIALS = { Chromium: 60, Firefox: 20, WebKit: 10 }
const AT_ONCE = Number(env['AT_ONCE'] ?? 3)
/** A slow order may be stored after its shopper was told of a failure. */
const LAST_STRAGGLER_MS = 2000
// `SEED=... npm run test:long` goes through the same again, as far as time allows.
const seed = Number(env['SEED'] ?? randomInt(1_000_000))

/** Runs trials, some at the same time, each of them in a browser of its own. */
async function runTrials(trials: number, origin: string, open: OpenProfile): Promise<Trial[]> {
  const ended: Trial[] = []
  let next = 0
  const lane = async () => {
    const profile = await open(origin)
    try {
      while (next < trials) ended.push(await runTrial(profile, seededRandom(seed + next++)))
      expect(profile.refusals).toEqual([])
    } finally {
      await profile.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, trials) }, lane))
  await pause(LAST_STRAGGLER_MS)
  return ended
}

/** Expects one order of each shopper in SQLite, and prints the whole story of each trial that went wrong. */
async function expectOneOrderEach(name: keyof typeof TRIALS, origin: string, open: OpenProfile) {
  const trials = TRIALS[name]
  test.setTimeout(120_000 + trials * 60_000)
  const startedAt = performance.now()
  const ended = await runTrials(trials, origin, open)
  const counted = ended.map((trial) => ({ ...trial, orders: readOrders(trial.email).length }))
  const duplicates = counted.filter(({ orders }) => orders > 1)
  const lost = counted.filter(({ orders }) => orders === 0)
  const troubled = counted.filter(({ trouble }) => trouble.length > 0)
  const steps = ended.flatMap(({ story }) => story)
  const habits = steps.filter((step) => step === '→ form').length
  const interrupted = steps.filter((step) => step.startsWith('(')).length
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(
    `${name}: ${ended.length} trials with seed ${seed} in ${seconds} s: ${duplicates.length} duplicates, ${lost.length} lost`,
    `(${habits} habits, ${interrupted} of them interrupted by what the page showed)`,
  )
  for (const { email, orders, story, trouble } of counted)
    if (env['STORIES'] || orders !== 1 || trouble.length > 0)
      console.log([email, `${orders} stored`, ...story, ...trouble].join(' | '))
  expect({ duplicates: duplicates.length, lost: lost.length }).toEqual({ duplicates: 0, lost: 0 })
  expect(troubled).toEqual([])
  expect(ended).toHaveLength(trials)
}

const titleOf = (name: keyof typeof TRIALS) =>
  `${name}: ${TRIALS[name]} shoppers with random faults, habits and moments: no order twice, none lost`

test(titleOf('Chromium'), { tag: '@long' }, async ({ browser, baseURL }) => {
  await expectOneOrderEach('Chromium', baseURL ?? '', chromiumOf(browser))
})

for (const { name, open } of OTHER_ENGINES)
  test(titleOf(name), { tag: '@long' }, async ({ baseURL }) => {
    await expectOneOrderEach(name, baseURL ?? '', open)
  })
