// Rule 411
import { expect, it } from 'vitest'
import {
  settingSteps,
  unusualSettings,
} from '../../../../../../scripts/pipeline/guards/catalogue/night/setting-steps.ts'
import { REPORT } from '../../../../../../scripts/pipeline/report/texts.ts'
import type { ShopSettings } from '../../../../../../src/catalogue/rules/settings.ts'
import { DEFAULT_SETTINGS } from '../../../../../../src/config/checkout-settings.ts'
import { DATABASE_SETTINGS, withDelivery } from '../../../../../fixtures/builders.ts'

const { deliveryOptions, paymentOptions } = DEFAULT_SETTINGS
const FREE = REPORT.freeFrom
const POST = 'Slovenská pošta 1. trieda'

it.each<[string, Partial<ShopSettings>, string[], string[]]>([
  ['nothing', {}, [], []],
  ['a fee', withDelivery(0, { costCents: 350 }), [`${POST} 2,90 € → 3,50 €`], []],
  ['a fee of 0', withDelivery(0, { costCents: 0 }), [], [`${POST} 2,90 € → 0,00 €`]],
  ['a tenth of a fee', withDelivery(0, { costCents: 29 }), [], [`${POST} 2,90 € → 0,29 €`]],
  ['ten times a fee', withDelivery(0, { costCents: 2900 }), [], [`${POST} 2,90 € → 29,00 €`]],
  ['the sum for free delivery', { deliveryFreeFromCents: 4000 }, [`${FREE} 35,00 € → 40,00 €`], []],
  [
    'ten times the sum for free delivery',
    { deliveryFreeFromCents: 35_000 },
    [],
    [`${FREE} 35,00 € → 350,00 €`],
  ],
  ['a delivery that is gone', { deliveryOptions: deliveryOptions.slice(1) }, [], [`${POST} 2,90 € → –`]],
  ['a payment that is gone', { paymentOptions: paymentOptions.toSpliced(1, 1) }, [], ['Dobierka 1,00 € → –']],
  ['other days', withDelivery(0, { days: [2, 4] }), [`${POST} days – → days 2 – 4`], []],
  ['another name', withDelivery(1, { name: 'GLS' }), ['GLS Kuriér GLS → GLS'], []],
])('a comparison of settings finds %s', (_, change, told, far) => {
  const steps = settingSteps(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, ...change })
  const texts = (isFar: boolean) =>
    steps
      .filter(({ percent }) => (percent === 100) === isFar)
      .map(({ about, value }) => `${about} ${value}`.replaceAll('\u00A0', ' '))
  expect([texts(false), texts(true)]).toEqual([told, far])
})

it('new ids do not count as new sums', () => {
  const steps = settingSteps(DEFAULT_SETTINGS, DATABASE_SETTINGS)
  expect(steps).toHaveLength(6)
  expect(steps.every(({ value, percent }) => value.startsWith('id ') && percent < 100)).toBe(true)
})

it.each<[Partial<ShopSettings>, string[]]>([
  [{}, []],
  [withDelivery(0, { costCents: 4000 }), []],
  [withDelivery(0, { costCents: 4001 }), [POST]],
  [{ deliveryFreeFromCents: 0 }, [FREE]],
  [{ deliveryFreeFromCents: 50_001 }, [FREE]],
])('unusual settings are found (rule 411): %j', (change, about) =>
  expect(unusualSettings({ ...DEFAULT_SETTINGS, ...change }).map((step) => step.about)).toEqual(about),
)
