import { randomUUID } from 'node:crypto'
import { FAULT_KINDS } from '../../../scripts/demo-api/order-faults.ts'
import { countReceived, queueOrderOutcomes, readOrders } from './demo-api.ts'
import type { Profile } from './engines/engine.ts'
import { click, textOf, tick } from './engines/hands.ts'
import {
  ACTS,
  actsOf,
  EPILOGUES,
  lookAt,
  OK,
  openShopper,
  type Random,
  type Shopper,
  TERMS,
} from './order-habits.ts'

/** What happened to one shopper. */
export interface Trial {
  email: string
  /** The faults that were queued, and then what the shopper did and saw, for whoever reads a failure. */
  story: string[]
  /** What went wrong. */
  trouble: string[]
}

const MAX_FAULTS = 3
const MAX_ROUNDS = 15
const MAX_DELAY_MS = 1200
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

async function actAtForm(shopper: Shopper, random: Random, story: string[]): Promise<void> {
  const act = pick(random, actsOf(shopper))
  story.push(act)
  await tick(shopper.tab, TERMS)
  await ACTS[act]?.(shopper, random)
}

/** A shopper who was told of a success is never shown a form that would send the order again. */
async function endAtSuccess(shopper: Shopper, random: Random, story: string[]): Promise<string[]> {
  const epilogue = pick(random, Object.keys(EPILOGUES))
  story.push(epilogue)
  await EPILOGUES[epilogue]?.(shopper)
  const view = await lookAt(shopper.profile, shopper.tab)
  return view === 'success' || view === 'empty' ? [] : [`told of a success, and then shown: ${view}`]
}

/**
 * Plays one shopper who wants one order, until the shop says that it has it.
 * @param profile used by no other trial at the same time; later trials reuse its connections
 */
export async function runTrial(profile: Profile, random: Random): Promise<Trial> {
  const email = `${randomUUID()}@example.sk`
  const outcomes = Array.from({ length: 1 + Math.floor(random() * MAX_FAULTS) }, () => ({
    kind: pick(random, FAULT_KINDS),
    delayMs: Math.floor(random() * MAX_DELAY_MS),
  }))
  await queueOrderOutcomes(email, ...outcomes)
  const story = outcomes.map(({ kind, delayMs }) => (kind.startsWith('slow') ? `${kind} ${delayMs}` : kind))
  const trouble: string[] = []
  try {
    const isStorageFull = random() < 0.3
    if (isStorageFull) story.push('storage full')
    const shopper = await openShopper(profile, email, isStorageFull)
    for (let round = 0; ; round++) {
      if (round === MAX_ROUNDS) throw new Error('the shopper was never told of a success')
      const view = await lookAt(profile, shopper.tab)
      story.push(`→ ${view}`)
      if (view === 'success' || view === 'empty') {
        const [order] = readOrders(email)
        const number = String(order?.row['order_number'])
        const told = await textOf(shopper.tab, '//main')
        // Another tab than the one that sent the order knows no number (rule 514).
        const mayLackIt =
          story.some((habit) => habit.startsWith('two tabs')) && !/Číslo objednávky/.test(told)
        if (view === 'success' && !mayLackIt && !told.includes(number))
          trouble.push('the shopper was told another number')
        trouble.push(...(await endAtSuccess(shopper, random, story)))
        break
      }
      if (view === 'form') {
        // Meanwhile the page may change to the failure view of an interrupted order.
        await actAtForm(shopper, random, story).catch((error: unknown) =>
          story.push(`(${String(error).split('\n')[0]})`),
        )
      } else {
        // After several requests the refusal may belong to one and the stored order to another.
        const isOnlyAnswer = view === 'refused' && (await countReceived(email)) === 1
        if (isOnlyAnswer && readOrders(email).length > 0)
          trouble.push('the shopper was told no, and it is stored')
        await click(shopper.tab, OK)
      }
    }
  } catch (error) {
    trouble.push(String(error))
  } finally {
    await profile.closeTabs()
  }
  return { email, story, trouble }
}
