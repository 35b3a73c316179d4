// Rule 411
import { expect, it } from 'vitest'
import {
  settingSteps,
  unusualSettings,
} from '../../../../../../scripts/pipeline/guards/catalogue/night/setting-steps.ts'
import type { ShopSettings } from '../../../../../../src/catalogue/rules/settings.ts'
import { DEFAULT_SETTINGS } from '../../../../../../src/config/checkout-settings.ts'
import { DATABASE_SETTINGS } from '../../../../../fixtures/builders.ts'

const { deliveryOptions, paymentOptions } = DEFAULT_SETTINGS
const POST = 'Slovenská pošta 1. trieda'
const costing = (costCents: number): Partial<ShopSettings> => ({
  deliveryOptions: deliveryOptions.map((one) => (one.name === POST ? { ...one, costCents } : one)),
})
const renamed = (id: number, name: string): Partial<ShopSettings> => ({
  deliveryOptions: deliveryOptions.map((one) => (one.id === id ? { ...one, name } : one)),
})

it.each<[string, Partial<ShopSettings>, string[], string[]]>([
  ['nothing', {}, [], []],
  ['a fee', costing(350), [`${POST} 2,90 € → 3,50 €`], []],
  ['a fee of 0', costing(0), [], [`${POST} 2,90 € → 0,00 €`]],
  ['a tenth of a fee', costing(29), [], [`${POST} 2,90 € → 0,29 €`]],
  ['ten times a fee', costing(2900), [], [`${POST} 2,90 € → 29,00 €`]],
  ['the sum for free delivery', { deliveryFreeFromCents: 4000 }, ['null 35,00 € → 40,00 €'], []],
  ['ten times the sum for free delivery', { deliveryFreeFromCents: 35_000 }, [], ['null 35,00 € → 350,00 €']],
  ['a delivery that is gone', { deliveryOptions: deliveryOptions.slice(1) }, [], [`${POST} 2,90 € → –`]],
  ['a payment that is gone', { paymentOptions: paymentOptions.toSpliced(1, 1) }, [], ['Dobierka 1,00 € → –']],
  [
    'other days',
    { deliveryOptions: deliveryOptions.map((one) => (one.name === POST ? { ...one, days: [2, 4] } : one)) },
    [`${POST} days – → days 2 – 4`],
    [],
  ],
  ['another name', renamed(1, 'GLS'), ['GLS Kuriér GLS → GLS'], []],
])('a comparison of settings finds %s', (_, change, told, far) => {
  const steps = settingSteps(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, ...change }, 3)
  const texts = (isFar: boolean) =>
    steps
      .filter((step) => step.isFar === isFar)
      .map(({ about, was, is }) => `${String(about)} ${was} → ${is}`.replaceAll('\u00A0', ' '))
  expect([texts(false), texts(true)]).toEqual([told, far])
})

it('new ids do not count as new sums', () => {
  const steps = settingSteps(DEFAULT_SETTINGS, DATABASE_SETTINGS, 3)
  expect(steps).toHaveLength(6)
  expect(steps.every(({ was, isFar }) => was.startsWith('id ') && !isFar)).toBe(true)
})

const USUAL = { feeCents: 4000, freeFromCents: { least: 1, most: 50_000 } }
it.each<[Partial<ShopSettings>, (string | null)[]]>([
  [{}, []],
  [costing(4000), []],
  [costing(4001), [POST]],
  [{ deliveryFreeFromCents: 0 }, [null]],
  [{ deliveryFreeFromCents: 50_001 }, [null]],
])('unusual settings are found (rule 411): %j', (change, about) =>
  expect(unusualSettings({ ...DEFAULT_SETTINGS, ...change }, USUAL).map((step) => step.about)).toEqual(about),
)
