// Turns Packeta's exports of boxes and branches (version 5, JSON), downloaded with the owner's key, into the shop's list
// of pick-up points (src/api/README.md, 'Pick-up points'). It keeps the open ones in Slovakia. It says what the list leaves out,
// and ends with code 1 and a sentence for the owner where a file is no export or no point is left:
//   node scripts/packeta-points.ts box.json branch.json > boxy.json
import { readFile } from 'node:fs/promises'
import { argv, exit } from 'node:process'

/** Day to its times, such as `08:00–12:00, 13:00–17:00`; '' for a closed day. */
type Hours = Readonly<Record<string, string>>
type Branch = Record<'id' | 'name' | 'street' | 'city' | 'zip' | 'country', string> & {
  status: { statusId: string | number }
  displayFrontend: string | number
  latitude?: string | number
  longitude?: string | number
  openingHours?: { regular?: Hours; exceptions?: object }
  /** Whether the place takes cash on delivery. */
  codAllowed?: string | number
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

function fail(sentence: string): never {
  console.error(sentence)
  exit(1)
}

/** Reads an export: a list, or, in its older form, `data` with the branches by their ids. */
async function read(file: string): Promise<Branch[]> {
  let json: unknown
  try {
    json = JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return fail(`${file} sa nedá prečítať ako JSON. Stiahnite export znova a skontrolujte kľúč.`)
  }
  const { data, error } = (json ?? {}) as { data?: unknown; error?: unknown }
  const rows = Array.isArray(json) ? (json as unknown[]) : Object.values(Object(data) as object)
  const branches = rows.filter((one) => typeof (one as Branch | null)?.id === 'string') as Branch[]
  if (branches.length > 0) return branches
  const said = typeof error === 'string' ? ` Packeta píše: ${error}` : ''
  return fail(`V ${file} nie sú žiadne miesta.${said} Stiahnite export verzie 5 a skontrolujte kľúč.`)
}

const files = argv.slice(2)
if (files.length === 0)
  fail('Povedzte, ktoré exporty: node scripts/packeta-points.ts box.json branch.json > boxy.json')
const branches = (await Promise.all(files.map(read))).flat()
const isOpen = ({ country, status, displayFrontend }: Branch) =>
  country === 'sk' && String(status.statusId) === '1' && String(displayFrontend) !== '0'
const open = branches.filter(isOpen)
if (open.length === 0) fail('V exportoch nie je žiadne otvorené miesto na Slovensku.')
const points = open.map(({ id, name, street, city, zip, openingHours, latitude, longitude }) => ({
  ...{ id, name, street, city, postal_code: zip, hours: toHours(openingHours?.regular ?? {}) },
  ...{ latitude, longitude },
}))
const withoutCash = open.filter(({ codAllowed }) => String(codAllowed) === '0').length
const withExceptions = open.filter(
  ({ openingHours }) => Object.keys(openingHours?.exceptions ?? {}).length > 0,
)
for (const [count, sentence] of [
  [
    withoutCash,
    'miest neprijíma dobierku (codAllowed). Zoznam to nehovorí: dobierku pri tejto doprave radšej neponúkajte.',
  ],
  [withExceptions.length, 'miest má výnimočné hodiny (exceptions). Zoznam má len pravidelné.'],
] as const)
  if (count > 0) console.error(`${count} z ${open.length} ${sentence}`)
console.log(JSON.stringify(points))
