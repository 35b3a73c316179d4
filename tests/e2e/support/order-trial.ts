import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { FAULT_KINDS } from '../../../scripts/demo-api/faults/order-faults.ts'
import { ORDER_TIMEOUT_MS } from '../../../src/config/limits.ts'
import { fillStorage, storageOf } from './checkout.ts'
import { countReceived, queueOrderOutcomes, readOrders } from './demo-api.ts'
import type { Profile, Tab } from './engines/engine.ts'
import { aim, click, goInHistory, goTo, reload, shownOf, textOf, tick, waitFor } from './engines/hands.ts'

type Random = () => number

/** What one shopper went through. */
export interface Trial {
  email: string
  /** What was to happen to the requests, and what the shopper did and saw, in order: for reading when it fails. */
  story: string[]
  /** What must not be. */
  trouble: string[]
}

/** A shopper at work: the window looked at, in a browser of their own. */
interface Shopper {
  profile: Profile
  tab: Tab
}

const MAX_FAULTS = 3
const MAX_ROUNDS = 15
const MAX_DELAY_MS = 1200
/** The longest that the shopper waits before the next thing is done, in milliseconds. */
const MAX_MOMENT_MS = 500
/** As long as a view may take to come unless the API is silent, in milliseconds. */
const LOOK_MS = 2500
/** As long as it may take once the shop must have given up waiting, in milliseconds. */
const LAST_LOOK_MS = 10_000

const heading = (text: string) => `//main//h2[normalize-space()="${text}"]`
const FAILURE = heading('Chyba pri odosielaní objednávky :/')
const SUBMIT = '//button[normalize-space()="Odoslať objednávku s povinnosťou platby"]'
const TERMS = '//label[contains(., "Súhlasím s")]/input'
const EMAIL = '//input[@name="email"]'
const OK = '//main//button[normalize-space()="OK"]'
/** What the checkout shows; of what can be there at once, the first says more. */
const SIGNS = {
  success: heading('Objednávka bola odoslaná !'),
  unknown: `${FAILURE}/..//p[starts-with(., "Nevieme, či k nám objednávka dorazila")]`,
  refused: FAILURE,
  empty: '//main//p[normalize-space()="Nákupný košík je prázdny"]',
  // A line of the cart: the form is there before its island is, the cart is not.
  form: '//main//a[contains(., "Hrnček")]',
} as const

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
/** A random moment: what these trials are about, and nothing that they wait for. */
const moment = (random: Random) => pause(random() * MAX_MOMENT_MS)

async function openAgreed({ profile }: Shopper): Promise<Tab> {
  const tab = await profile.openTab()
  await goTo(tab, profile, '/checkout')
  await tick(tab, TERMS)
  return tab
}

/** What a shopper may do who is at the form and has agreed to the terms. */
const ACTS: Record<string, (shopper: Shopper, random: Random) => Promise<unknown>> = {
  click: ({ tab }) => click(tab, SUBMIT),
  'double click': ({ tab }) => click(tab, SUBMIT, 2),
  'Enter and click': async ({ tab }) => {
    await click(tab, EMAIL)
    const { x, y } = await aim(tab, SUBMIT)
    await tab.pressEnter()
    await tab.clickAt(x, y, 1)
  },
  'click and reload': async ({ tab }, random) => {
    await click(tab, SUBMIT)
    await moment(random)
    await reload(tab)
  },
  'click and reload twice': async ({ tab }, random) => {
    await click(tab, SUBMIT)
    for (const _ of [1, 2]) {
      await moment(random)
      await reload(tab)
    }
  },
  'click, Back and forward': async ({ tab }, random) => {
    await click(tab, SUBMIT)
    await moment(random)
    await goInHistory(tab, -1)
    await moment(random)
    await goInHistory(tab, 1)
  },
  'click and close the tab': async (shopper, random) => {
    await click(shopper.tab, SUBMIT)
    await moment(random)
    await shopper.tab.close()
    shopper.tab = await openCheckout(shopper.profile)
  },
  'two tabs': async (shopper, random) => {
    const second = await openAgreed(shopper)
    const both = await Promise.allSettled([
      click(shopper.tab, SUBMIT),
      moment(random).then(() => click(second, SUBMIT)),
    ])
    await lookAt(shopper.profile, second)
    await second.close()
    // The first tab may have succeeded before the second was pressed; not pressing at all is no trial.
    if (both[0].status === 'rejected') throw both[0].reason
  },
  'two tabs, the first of which is reloaded': async (shopper, random) => {
    const second = await openAgreed(shopper)
    await click(shopper.tab, SUBMIT)
    await moment(random)
    await Promise.allSettled([reload(shopper.tab), click(second, SUBMIT)])
    await lookAt(shopper.profile, second)
    await second.close()
  },
}

/** What a shopper may do who has been told that the order is there. */
const EPILOGUES: Record<string, (shopper: Shopper) => Promise<unknown>> = {
  leaves: () => Promise.resolve(),
  reloads: ({ tab }) => reload(tab),
  'goes Back and forward': async ({ tab }) => {
    await goInHistory(tab, -1)
    await goInHistory(tab, 1)
  },
}

type View = keyof typeof SIGNS

/** Waits until the page is not sending any more, for as long as a shopper's patience lasts, and says what it shows. */
async function lookAt(profile: Profile, tab: Tab): Promise<View> {
  const look = async () => (await shownOf(tab, SIGNS))[0]
  return waitFor('an end of the order', look, LOOK_MS).catch(async () => {
    await profile.passTime(ORDER_TIMEOUT_MS)
    return waitFor('an end of the order, late', look, ORDER_TIMEOUT_MS + LAST_LOOK_MS)
  })
}

/** A new window at the checkout. */
async function openCheckout(profile: Profile): Promise<Tab> {
  const tab = await profile.openTab()
  await goTo(tab, profile, '/login')
  await goTo(tab, profile, '/checkout')
  return tab
}

/** A new shopper, the cart and the form filled, who has come to the checkout. */
async function openShopper(profile: Profile, email: string): Promise<Shopper> {
  const tab = await profile.openTab()
  await goTo(tab, profile, '/login')
  await tab.evaluate(fillStorage, storageOf(email))
  await goTo(tab, profile, '/checkout')
  return { profile, tab }
}

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
        if (view === 'success' && !(await textOf(shopper.tab, '//main')).includes(number))
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
