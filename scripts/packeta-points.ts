// Turns Packeta's exports of boxes and branches (version 5, JSON), downloaded with the owner's key, into the shop's list
// of pick-up points (src/api/README.md, 'Pick-up points'). It keeps the open ones in Slovakia:
//   node scripts/packeta-points.ts box.json branch.json > boxy.json
import { readFile } from 'node:fs/promises'
import { argv } from 'node:process'

/** Day to its times, such as `08:00–12:00, 13:00–17:00`; '' for a closed day. */
type Hours = Readonly<Record<string, string>>
type Branch = Record<'id' | 'name' | 'street' | 'city' | 'zip' | 'country', string> & {
  status: { statusId: string | number }
  displayFrontend: string | number
  openingHours?: { regular?: Hours }
}

const NAMES = {
  monday: 'Po',
  tuesday: 'Ut',
  wednesday: 'St',
  thursday: 'Št',
  friday: 'Pi',
  saturday: 'So',
  sunday: 'Ne',
}

/** @example 'Po – Pi 8:00 – 17:00, So 8:00 – 12:00' */
function toHours(regular: Hours): string {
  const days = Object.entries(NAMES).map(([day, name]) => ({ name, times: regular[day] ?? '' }))
  if (days.every(({ times }) => /^0?0:00\W+(23:59|24:00|0?0:00)$/.test(times))) return 'nonstop'
  const isFirst = (at: number) => days[at - 1]?.times !== days[at]?.times
  const parts = days.flatMap(({ name, times }, at) => {
    if (times === '' || !isFirst(at)) return []
    const last = days.findIndex((_, i) => i >= at && isFirst(i + 1))
    const written = times.replaceAll(/\b0(?=\d:)/g, '').replaceAll(/\s*[–-]\s*/g, ' – ')
    return `${last > at ? `${name} – ${days[last]?.name ?? ''}` : name} ${written}`
  })
  return parts.join(', ')
}

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Branch[]
const branches = (await Promise.all(argv.slice(2).map(read))).flat()
const isOpen = ({ country, status, displayFrontend }: Branch) =>
  country === 'sk' && String(status.statusId) === '1' && String(displayFrontend) !== '0'
const points = branches.filter(isOpen).map(({ id, name, street, city, zip, openingHours }) => ({
  ...{ id, name, street, city, postal_code: zip, hours: toHours(openingHours?.regular ?? {}) },
}))
console.log(JSON.stringify(points))
