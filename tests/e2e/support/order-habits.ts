/** What a shopper who wants one order may do at the checkout, and what the checkout shows; the same in every engine. */
// eslint-disable-next-line no-restricted-syntax -- shoppers act at random moments
import { setTimeout as pause } from 'node:timers/promises'
import { ORDER_TIMEOUT_MS } from '../../../src/config/limits.ts'
import { fillStorage, storageOf } from './checkout.ts'
import type { Profile, Tab } from './engines/engine.ts'
import { fillUpStorage } from './shopper.ts'
import { aim, click, goInHistory, goTo, reload, shownOf, tick, waitFor } from './engines/hands.ts'

/** Gives a number from 0 up to 1. */
export type Random = () => number

/** A shopper's browser, and the window in it that the shopper looks at. */
export interface Shopper {
  profile: Profile
  tab: Tab
  /** What is not in storage, which is full, is kept for one tab alone: then such a shopper stays in it. */
  isStorageFull: boolean
}

/** The longest that the shopper waits before the next thing is done, in milliseconds. */
const MAX_MOMENT_MS = 500
/** How long a view may take to appear unless the API is silent, in milliseconds. */
const LOOK_MS = 2500
/** How long it may take when the API is silent and the clock cannot be moved; a busy machine is slow. */
const LAST_LOOK_MS = ORDER_TIMEOUT_MS + 60_000

const heading = (text: string) => `//main//h2[normalize-space()="${text}"]`
const FAILURE = heading('Chyba pri odosielaní objednávky :/')
const SUBMIT = '//button[normalize-space()="Odoslať objednávku s povinnosťou platby"]'
/** The box of the consent. */
export const TERMS = '//label[contains(., "Súhlasím s")]/input'
const EMAIL = '//input[@name="email"]'
/** Leads from the failure back to the form. */
export const OK = '//main//button[normalize-space()="OK"]'
/** What the checkout shows; where several are shown at once, the first of them counts. */
const SIGNS = {
  success: heading('Objednávka bola odoslaná !'),
  unknown: heading('Nevieme, či k nám objednávka dorazila'),
  refused: FAILURE,
  empty: '//main//p[normalize-space()="Nákupný košík je prázdny"]',
  // A line of the cart, which comes with the island; the form is there before it.
  form: '//main//a[contains(., "Hrnček")]',
} as const

/** Lets a random time pass: these trials do things at random moments. */
const moment = (random: Random) => pause(random() * MAX_MOMENT_MS)

type View = keyof typeof SIGNS

/** Waits until the page is no longer sending, at most until its time-out. @returns what it shows */
export async function lookAt(profile: Profile, tab: Tab): Promise<View> {
  const look = async () => (await shownOf(tab, SIGNS))[0]
  return waitFor('an end of the order', look, LOOK_MS).catch(async () => {
    await profile.passTime(ORDER_TIMEOUT_MS)
    return waitFor('an end of the order, late', look, LAST_LOOK_MS)
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
export async function openShopper(profile: Profile, email: string, isStorageFull: boolean): Promise<Shopper> {
  const tab = await profile.openTab()
  await goTo(tab, profile, '/login')
  await tab.evaluate(fillStorage, storageOf(email))
  if (isStorageFull) await tab.evaluate(fillUpStorage, undefined)
  await goTo(tab, profile, '/checkout')
  return { profile, tab, isStorageFull }
}

async function openAgreed({ profile }: Shopper): Promise<Tab> {
  const tab = await profile.openTab()
  await goTo(tab, profile, '/checkout')
  await tick(tab, TERMS)
  return tab
}

/** What a shopper may do who is at the form and has agreed to the terms. */
export const ACTS: Record<string, (shopper: Shopper, random: Random) => Promise<unknown>> = {
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

/** The names of what this shopper may do. */
export function actsOf({ isStorageFull }: Shopper): string[] {
  return Object.keys(ACTS).filter((name) => !(isStorageFull && /two tabs|close the tab/.test(name)))
}

/** What a shopper may do who has been told that the order is there. */
export const EPILOGUES: Record<string, (shopper: Shopper) => Promise<unknown>> = {
  leaves: () => Promise.resolve(),
  reloads: ({ tab }) => reload(tab),
  'goes Back and forward': async ({ tab }) => {
    await goInHistory(tab, -1)
    await goInHistory(tab, 1)
  },
}
