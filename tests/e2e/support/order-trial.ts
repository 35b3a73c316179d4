import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { FAULT_KINDS } from '../../../scripts/demo-api/faults/order-faults.ts'
import { checkout, openAgreed, openShopper, runOutOfPatience, type Shopper } from './checkout.ts'
import { countReceived, queueOrderOutcomes, readOrders } from './demo-api.ts'

type Random = () => number

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
/** The longest that the shopper waits before the next thing is done, in milliseconds. */
const MAX_MOMENT_MS = 500
/** As long as a view may take to come unless the API is silent, in milliseconds. */
const LOOK_MS = 2500
const PRESS_MS = 5000

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
/** A random moment: what these trials are about, and nothing that they wait for. */
const moment = (random: Random) => pause(random() * MAX_MOMENT_MS)

const press = (page: Page) => checkout(page).submit.click({ timeout: PRESS_MS })

/** What a shopper may do who is at the form and has agreed to the terms. */
const ACTS: Record<string, (shopper: Shopper, random: Random) => Promise<unknown>> = {
  click: ({ page }) => press(page),
  'double click': ({ page }) => checkout(page).submit.dblclick({ timeout: PRESS_MS }),
  'Enter and click': async ({ page }) => {
    const box = await checkout(page).submit.boundingBox()
    await checkout(page).email.press('Enter', { timeout: PRESS_MS })
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  },
  'click and reload': async ({ page }, random) => {
    await press(page)
    await moment(random)
    await page.reload()
  },
  'click, Back and forward': async ({ page }, random) => {
    await press(page)
    await moment(random)
    await page.goBack()
    await moment(random)
    await page.goForward()
  },
  'click and close the tab': async (shopper, random) => {
    await press(shopper.page)
    await moment(random)
    await shopper.page.close()
    shopper.page = await shopper.context.newPage()
    await shopper.page.goto('/login')
    await shopper.page.goto('/checkout')
  },
  'two tabs': async ({ page, context }, random) => {
    const second = await context.newPage()
    await openAgreed(second)
    const both = await Promise.allSettled([press(page), moment(random).then(() => press(second))])
    await lookAt(second)
    await second.close()
    const failed = both.find((one) => one.status === 'rejected')
    // The first tab may have succeeded before the second was pressed; not pressing at all is no trial.
    if (both[0].status === 'rejected' && failed) throw failed.reason
  },
}

type View = 'form' | 'unknown' | 'refused' | 'success' | 'empty'

/** Waits until the page is not sending any more, for as long as a shopper's patience lasts, and says what it shows. */
async function lookAt(page: Page): Promise<View> {
  const { success, failure, unknown, empty } = checkout(page)
  // A line of the cart: the form is there before its island is, the cart is not.
  const form = page.getByRole('main').getByRole('link', { name: /Hrnček/ })
  const end = success.or(failure).or(empty).or(form).first()
  await end.waitFor({ timeout: LOOK_MS }).catch(async () => {
    await runOutOfPatience(page)
    await end.waitFor({ timeout: 10_000 })
  })
  if (await success.isVisible()) return 'success'
  if (await failure.isVisible()) return (await unknown.isVisible()) ? 'unknown' : 'refused'
  return (await empty.isVisible()) ? 'empty' : 'form'
}

async function actAtForm(shopper: Shopper, random: Random, story: string[]): Promise<void> {
  const act = pick(random, Object.keys(ACTS))
  story.push(act)
  await checkout(shopper.page).terms.check({ timeout: PRESS_MS })
  await ACTS[act]?.(shopper, random)
}

/**
 * One shopper who wants one order, and does not give up before being told that it is there.
 * @param context nobody else's until the trial has ended; later trials find its connections warm
 */
export async function runTrial(context: BrowserContext, random: Random): Promise<Trial> {
  const shopper = await openShopper(context)
  const { email } = shopper
  const outcomes = Array.from({ length: 1 + Math.floor(random() * MAX_FAULTS) }, () => ({
    kind: pick(random, FAULT_KINDS),
    delayMs: Math.floor(random() * MAX_DELAY_MS),
  }))
  await queueOrderOutcomes(email, ...outcomes)
  const story = outcomes.map(({ kind, delayMs }) => (kind.startsWith('slow') ? `${kind} ${delayMs}` : kind))
  const trouble: string[] = []
  try {
    await shopper.page.goto('/checkout')
    for (let round = 0; ; round++) {
      if (round === MAX_ROUNDS) throw new Error('the shopper was never told of a success')
      const view = await lookAt(shopper.page)
      story.push(`→ ${view}`)
      if (view === 'success' || view === 'empty') {
        const [order] = readOrders(email)
        const number = String(order?.row['order_number'])
        const told = await shopper.page.getByRole('main').textContent()
        if (view === 'success' && !told?.includes(number)) trouble.push('the shopper was told another number')
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
        await checkout(shopper.page).ok.click()
      }
    }
  } catch (error) {
    trouble.push(String(error))
  } finally {
    for (const page of context.pages()) await page.close()
  }
  return { email, story, trouble }
}
