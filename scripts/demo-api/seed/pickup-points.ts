import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import type { DeliverySettings } from '../../../src/catalogue/rules/settings.ts'
import { seededRandom, seedOf } from '../pictures/seeded-random.ts'
import { readTable } from './tables.ts'

/** A point as the list sends it. */
export interface SentPoint {
  id: number
  name: string
  street: string
  city: string
  postal_code: string
  hours?: string
  latitude: string
  longitude: string
}

/** The path of the list of points. */
export const POINTS_PATH = '/points.json'

/** The specification's deliveries and payments; if there are points, also a delivery to one of them. */
export function demoSettings(points: number): DeliverySettings {
  if (points === 0) return DEFAULT_SETTINGS
  const { deliveryOptions, paymentOptions } = DEFAULT_SETTINGS
  const [id, name] = [3, 'Box alebo výdajné miesto']
  const box = { id, name, kind: 'point', costCents: 320, carrier: 'KLBKO' } as const
  return {
    ...DEFAULT_SETTINGS,
    deliveryOptions: [...deliveryOptions, box],
    paymentOptions: paymentOptions.map((payment) =>
      payment.kind === 'in-store'
        ? payment
        : { ...payment, visibleInDelivery: [...payment.visibleInDelivery, id] },
    ),
  }
}

const TOWNS = readTable<'city' | 'codes' | 'weight' | 'latitude' | 'longitude'>('towns.csv').map(
  ({ city, codes, weight, latitude, longitude }) => ({
    ...{ city, codes: codes.split(', '), weight: Number(weight) },
    ...{ latitude: Number(latitude), longitude: Number(longitude) },
  }),
)

const STREETS = [
  ...['Hlavná', 'Školská', 'Štúrova', 'Hviezdoslavova', 'Námestie SNP', 'M. R. Štefánika', 'Nemocničná'],
  ...['Železničná', 'Jesenského', 'Kukučínova', 'Bernolákova', 'Mierová', 'Sládkovičova', 'Staničná'],
  ...['Partizánska', 'Komenského', 'Kollárova', 'Záhradná', 'Lesná', 'Športová', 'Nová', 'Dlhá', 'Okružná'],
  ...['Priemyselná', 'Obrancov mieru', 'A. Hlinku', 'Moyzesova', 'Radlinského', 'Tajovského', 'Pod hájom'],
  ...['Mlynská', 'Bystrická', 'Sadová', 'Lipová', 'Gaštanová', 'Slnečná', 'Kpt. Nálepku', 'Vajanského'],
]

const COUNTERS = [
  ...['Trafika', 'Kvetinárstvo', 'Potraviny', 'Papiernictvo', 'Galantéria', 'Čerpacia stanica', 'Lekáreň'],
  ...['Chovateľské potreby', 'Elektro', 'Kníhkupectvo', 'Second hand', 'Železiarstvo'],
]

/** Made-up pick-up points, the same on every machine: more in larger towns, two of three of them boxes. */
export function makePoints(count: number): SentPoint[] {
  const random = seededRandom(seedOf('pick-up points'))
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const whole = TOWNS.reduce((sum, { weight }) => sum + weight, 0)
  let until = 0
  let made = 0
  return TOWNS.flatMap(({ city, codes, weight, latitude, longitude }) => {
    until += weight
    const last = Math.round((count * until) / whole)
    const first = made
    made = last
    return Array.from({ length: last - first }, (_, nth): SentPoint => {
      const street = `${pick(STREETS)} ${1 + Math.floor(random() * 180)}`
      const isBox = random() < 0.66
      const [from, to] = [pick(['7:00', '7:30', '8:00', '9:00']), pick(['16:00', '17:00', '17:30', '18:00'])]
      const saturday = random() < 0.5 ? `, So ${from} – ${pick(['11:00', '12:00'])}` : ''
      return {
        // Each id is different, and the ids are in no order.
        id: 10_000 + (((first + nth) * 7919) % 80_000),
        name: `${isBox ? 'Box' : pick(COUNTERS)} ${city}, ${street}`,
        ...{ street, city, postal_code: pick(codes) },
        ...(isBox ? { hours: 'nonstop' } : random() < 0.9 && { hours: `Po – Pi ${from} – ${to}${saturday}` }),
        // Around the middle of the town, at most two kilometres away.
        latitude: (latitude + (((nth * 7) % 31) - 15) / 1000).toFixed(5),
        longitude: (longitude + (((nth * 11) % 37) - 18) / 1000).toFixed(5),
      }
    })
  })
}
