import { randomUUID } from 'node:crypto'
import { FAULT_KINDS } from '../../../scripts/demo-api/faults/order-faults.ts'
import { countReceived, queueOrderOutcomes, readOrders } from './demo-api.ts'
import type { Profile } from './engines/engine.ts'
import { click, textOf, tick } from './engines/hands.ts'
import { ACTS, EPILOGUES, lookAt, OK, openShopper, type Random, type Shopper, TERMS } from './order-habits.ts'

/** What one shopper went through. */
export interface Trial {
  email: string
  /** What was to happen to the requests, and what the shopper did and saw, in order: for reading when it fails. */
  story: string[]
  /** What must not be. */
  trouble: string[]
}

const MAX_FAULTS = 3
const MAX_ROUNDS = 15
const MAX_DELAY_MS = 1200
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

async function actAtForm(shopper: Shopper, random: Random, story: string[]): Promise<void> {
  const act = pick(random, Object.keys(ACTS))
  story.push(act)
  await tick(shopper.tab, TERMS)
  await ACTS[act]?.(shopper, random)
}

/** Once told of the order, a shopper is never shown a form that would send it again. */
async function endAtSuccess(shopper: Shopper, random: Random, story: string[]): Promise<string[]> {
  const epilogue = pick(random, Object.keys(EPILOGUES))
  story.push(epilogue)
  await EPILOGUES[epilogue]?.(shopper)
  const view = await lookAt(shopper.profile, shopper.tab)
  return view === 'success' || view === 'empty' ? [] : [`told of a success, and then shown: ${view}`]
}

/**
 * One shopper who wants one order, and does not give up before being told that it is there.
 * @param profile nobody else's until the trial has ended; later trials find its connections warm
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
    const shopper = await openShopper(profile, email)
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
        // The page may turn to the failure view of an interrupted order under the shopper's hands.
        await actAtForm(shopper, random, story).catch((error: unknown) =>
          story.push(`(${String(error).split('\n')[0]})`),
        )
      } else {
        // After more than one request, the no was to one and the yes to another: an earlier one, or another tab's.
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
