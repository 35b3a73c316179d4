/** Shoppers meet random faults and do random things while they order. In every engine the shop stores one order of each. */
import { randomInt, randomUUID } from 'node:crypto'
import { env } from 'node:process'
import { expect } from '@playwright/test'
import { FAULT_KINDS } from '../../scripts/demo-api/order-faults.ts'
import { seededRandom } from '../../scripts/demo-api/pictures/seeded-random.ts'
import { ORDER_TIMEOUT_MS } from '../../src/config/order-limits.ts'
import type { CustomerData } from '../../src/checkout/rules/customer.ts'
import { fillStorage, storageOf } from './support/checkout.ts'
import { queueOrderOutcomes, readOrders } from './support/demo-api.ts'
import { fillUpStorage, forbidStorage } from './support/shopper.ts'
import { type Profile, test, untilSaid, type Window } from './support/windows.ts'

const TRIALS = Number(env['TRIALS'] ?? 10)
const MAX_FAULTS = 3
const MAX_DELAY_MS = 1200
/** A reload right after the press may come before the order is sent, so many rounds send nothing. */
const MAX_ROUNDS = 60
const LOOK_MS = 2500

const SUBMIT = '//button[normalize-space()="Odoslať objednávku s povinnosťou platby"]'
const TERMS = '//label[contains(., "Súhlasím s")]/input'
const OK = '//main//button[normalize-space()="OK"]'
const VIEWS = {
  success: '//main//h2[normalize-space()="Objednávka bola odoslaná !"]',
  // The heading differs between outcomes; the button is the same.
  failure: OK,
  empty: '//main//p[normalize-space()="Nákupný košík je prázdny"]',
  // A line of the cart, because lines come after the form.
  form: '//main//a[contains(., "Hrnček")]',
} as const
type View = keyof typeof VIEWS

async function viewOf(window: Window): Promise<View | undefined> {
  for (const [view, path] of Object.entries(VIEWS))
    if ((await window.read(path).catch(() => null)) !== null) return view as View
  return undefined
}

async function lookAt(profile: Profile, window: Window): Promise<View> {
  let view: View | undefined
  const look = async () => (view = await viewOf(window)) !== undefined
  const soon = async () => expect.poll(look, { timeout: LOOK_MS }).toBe(true)
  await soon().catch(async () => {
    await profile.passTime?.(ORDER_TIMEOUT_MS)
    await expect.poll(look, { timeout: ORDER_TIMEOUT_MS + 60_000 }).toBe(true)
  })
  return view as View
}

const STORAGES = ['storage', 'storage', 'storage full', 'storage blocked'] as const

function keepInName(cart: unknown): void {
  window.name = JSON.stringify(cart)
}

interface Shopper {
  profile: Profile
  window: Window
}

async function openAgreed(profile: Profile): Promise<Window> {
  const window = await profile.open()
  await window.goTo('/checkout')
  await untilSaid(window, '//main', 'Hrnček')
  await window.press(TERMS)
  return window
}

async function fillIn(window: Window, customer: CustomerData): Promise<void> {
  const { name, surname, email, tel, street, street_number, postal_code, city } = customer
  for (const [field, text] of Object.entries({
    ...{ name, surname, email, tel },
    ...{ street, street_number, postal_code, city },
  }))
    await window.type(`//form//fieldset[1]//input[@name="${field}"]`, text)
}

const HABITS: Record<string, (shopper: Shopper) => Promise<unknown>> = {
  click: ({ window }) => window.press(SUBMIT),
  'double click': ({ window }) => window.press(SUBMIT, 2),
  'click and reload': async ({ window }) => {
    await window.press(SUBMIT)
    await window.move('reload')
  },
  'click, Back and forward': async ({ window }) => {
    await window.press(SUBMIT)
    await window.move('back')
    await window.move('forward')
  },
  'click and close the window': async (shopper) => {
    await shopper.window.press(SUBMIT)
    await shopper.window.close()
    shopper.window = await shopper.profile.open()
    await shopper.window.goTo('/checkout')
  },
  'two windows': async ({ profile, window }) => {
    const second = await openAgreed(profile)
    await Promise.allSettled([window.press(SUBMIT), second.press(SUBMIT)])
    await lookAt(profile, second)
    await second.close()
  },
}

for (let trial = 1; trial <= TRIALS; trial++)
  test(
    `shopper ${trial} has one order after random faults and habits`,
    { tag: '@long' },
    async ({ profile }) => {
      test.setTimeout(900_000)
      const seed = Number(env['SEED'] ?? randomInt(1_000_000))
      const random = seededRandom(seed)
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
      const email = `${randomUUID()}@example.sk`
      const outcomes = Array.from({ length: 1 + Math.floor(random() * MAX_FAULTS) }, () => ({
        kind: pick(FAULT_KINDS),
        delayMs: Math.floor(random() * MAX_DELAY_MS),
      }))
      await queueOrderOutcomes(email, ...outcomes)
      const story = [`SEED=${seed}`, ...outcomes.map(({ kind }) => kind)]

      const shopper: Shopper = { profile, window: await profile.open() }
      const kept = storageOf(email)
      const storage = pick(STORAGES)
      story.push(storage)
      await shopper.window.goTo('/favicon.svg')
      if (storage === 'storage blocked') {
        await shopper.window.run(keepInName, kept.cart)
        await shopper.window.runFirst(forbidStorage)
      } else await shopper.window.run(fillStorage, kept)
      if (storage === 'storage full') await shopper.window.run(fillUpStorage, undefined)
      // Without storage, values are kept for one window, so the shopper stays in it.
      const habits = Object.keys(HABITS).filter(
        (name) => storage === 'storage' || !/windows|close/.test(name),
      )
      await shopper.window.goTo('/checkout')
      let view = await lookAt(profile, shopper.window)
      while (view === 'form' || view === 'failure') {
        expect(story.length, story.join(' → ')).toBeLessThan(2 * MAX_ROUNDS)
        if (view === 'failure') await shopper.window.press(OK)
        else {
          const habit = pick(habits)
          story.push(habit)
          if (storage === 'storage blocked') await fillIn(shopper.window, kept.customerData)
          await shopper.window.press(TERMS)
          // A habit may fail, because the page may change to the failure view meanwhile.
          await HABITS[habit]?.(shopper).catch((error: unknown) =>
            story.push(String(error).split('\n')[0] ?? ''),
          )
        }
        view = await lookAt(profile, shopper.window)
        story.push(view)
      }
      // After a success, no form may be shown that would send the order again.
      await shopper.window.move('reload')
      expect(['success', 'empty'], story.join(' → ')).toContain(await lookAt(profile, shopper.window))
      // A slow order may be stored after the failure was shown.
      await expect.poll(() => readOrders(email).length, story.join(' → ')).toBe(1)
      test.info().annotations.push({ type: 'story', description: story.join(' → ') })
    },
  )
