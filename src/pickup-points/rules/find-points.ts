import { foldText } from '../../text/fold.ts'
import { isTypingError } from '../../text/typing-error.ts'
import type { PickupPoint } from './pickup-point.ts'
import { compareTexts } from './points-file.ts'

/** A point with its texts as they are searched. */
interface SearchedPoint {
  point: PickupPoint
  /** The town without diacritics and punctuation: 'bratislava petrzalka'. */
  town: string
  /** The town without its district: 'bratislava'. */
  wholeTown: string
  townWords: readonly string[]
  /** The words of town, name and street. */
  words: readonly string[]
  /** The postal code's digits. */
  code: string
  /** Kilometres north of the equator and east of Greenwich; `null` where the list has no coordinates. */
  place: readonly [north: number, east: number] | null
}

/** Sorted by town, then by name: the order of points that a text names equally well. */
export type SearchedPoints = readonly SearchedPoint[]

export interface FoundPoints {
  /** Points that the text names, best first, then the nearest: by distance where the list has coordinates, else by postal code. */
  points: readonly PickupPoint[]
  /** How many points the text names. */
  total: number
  /** How many of `points` the text does not name. */
  near: number
  /** How many kilometres the near ones are from those that the text names; empty without coordinates. */
  away: ReadonlyMap<PickupPoint, number>
}

const CODE_DIGITS = 5
/** How many first digits the postal codes of one region share. */
const NEAR_DIGITS = 2
/** Points that are farther away are not near. */
const MAX_NEAR_KM = 50
/** A degree of latitude, and one of longitude in the middle of Slovakia. */
const DEGREE_KM = { latitude: 111.2, longitude: 73.4 }

/** Words that only announce the next word. */
const LABELS = ['psc', 'obec']
/** Short words in names of towns, and what they stand for: 'Nové Mesto n. Váhom'. */
const SHORT_WORDS = [
  [' n ', ' nad '],
  [' p ', ' pod '],
] as const

/** Towns by the letters that people write for them. */
const TOWNS: Readonly<Record<string, string>> = {
  ba: 'bratislava',
  bb: 'banska bystrica',
  ke: 'kosice',
  lm: 'liptovsky mikulas',
  mt: 'martin',
  nr: 'nitra',
  po: 'presov',
  pp: 'poprad',
  tn: 'trencin',
  tt: 'trnava',
  za: 'zilina',
}
/** In a shorter text, one wrong letter makes another town. */
const MIN_MISTYPED = 4

const plain = (text: string) =>
  SHORT_WORDS.reduce(
    (long, [short, word]) => long.replace(short, word),
    foldText(text).replaceAll(/[^a-z0-9]+/g, ' '),
  ).trim()
const wordsOf = (text: string) => text.split(' ').filter(Boolean)
const withoutDistrict = (city: string) => city.replace(/\s*[-–—,(/].*|\s+\d.*/u, '')

function placeOf({ latitude, longitude }: PickupPoint): SearchedPoint['place'] {
  if (latitude === undefined || longitude === undefined) return null
  return [Number(latitude) * DEGREE_KM.latitude, Number(longitude) * DEGREE_KM.longitude]
}

/** Prepares a list once, so that each key gets its answer at once. */
export function toSearchedPoints(points: readonly PickupPoint[]): SearchedPoints {
  // Many points are in one town.
  const towns = new Map<string, Pick<SearchedPoint, 'town' | 'wholeTown' | 'townWords'>>()
  const townOf = (city: string) => {
    const known = towns.get(city)
    if (known) return known
    const town = plain(city)
    const made = { town, wholeTown: plain(withoutDistrict(city)), townWords: wordsOf(town) }
    towns.set(city, made)
    return made
  }
  return points
    .map((point) => {
      const town = townOf(point.city)
      const text = plain(`${point.name} ${point.street}`)
      return {
        ...{ point, ...town },
        words: [...town.townWords, ...wordsOf(text)],
        code: point.postalCode.replaceAll(/\D/g, ''),
        place: placeOf(point),
        order: `${town.town}\n${text}`,
      }
    })
    .toSorted((one, other) => compareTexts(one.order, other.order))
}

/** Splits a typed text into words and the first digits of a postal code; '' for no digits. */
function toQuestion(typed: string): { text: string; words: readonly string[]; code: string } {
  const words = wordsOf(plain(typed)).filter((word) => !LABELS.includes(word))
  const digits = words.join('')
  if (/^\d+$/.test(digits) && digits.length <= CODE_DIGITS) return { text: '', words: [], code: digits }
  const joined = words.join(' ').replace(/\b(\d{3}) (\d{2})\b/, '$1$2')
  const [code = ''] = /\b\d{5}\b/.exec(joined) ?? []
  const rest = wordsOf(joined.replace(code, ''))
  return { text: rest.join(' '), words: rest, code }
}

type Question = ReturnType<typeof toQuestion>

type Names = (point: SearchedPoint, asked: Question) => boolean

const hasAll = (words: readonly string[], typed: readonly string[]) =>
  typed.every((beginning) => words.some((word) => word.startsWith(beginning)))

/** A text that is the whole name of a town, with or without its district, certainly names the town's points. */
const CERTAIN: readonly Names[] = [
  ({ town }, { text }) => text === '' || town === text,
  ({ wholeTown }, { text }) => wholeTown === text,
]
/** A text may name a point by a town's letters or beginning, a word of a town, a street or a name. */
const POSSIBLE: readonly Names[] = [
  ({ wholeTown }, { text }) => wholeTown === TOWNS[text],
  ({ town }, { text }) => town.startsWith(text),
  ({ townWords }, { words }) => hasAll(townWords, words),
  ({ words }, asked) => hasAll(words, asked.words),
]

/** The points that a text names, grouped by the first of `ways` that fits. */
function byWay(points: SearchedPoints, asked: Question, ways: readonly Names[]): SearchedPoint[][] {
  const found = ways.map((): SearchedPoint[] => [])
  for (const one of points) found[ways.findIndex((names) => names(one, asked))]?.push(one)
  return found
}

/** The points that a text names, best first. */
function findNamed(all: SearchedPoints, asked: Question): { named: SearchedPoint[]; isTown: boolean } {
  const points = asked.code === '' ? all : all.filter(({ code }) => code.startsWith(asked.code))
  const certain = byWay(points, asked, CERTAIN).flat()
  if (asked.text === '' && asked.code.length === CODE_DIGITS) {
    // A town may have several postal codes.
    const towns = new Set(certain.map(({ wholeTown }) => wholeTown))
    const others = all.filter(({ wholeTown, code }) => towns.has(wholeTown) && code !== asked.code)
    return { named: [...certain, ...others], isTown: true }
  }
  if (certain.length > 0) return { named: certain, isTown: true }
  const possible = byWay(points, asked, POSSIBLE)
  if (possible.some((found) => found.length > 0) || asked.text.length < MIN_MISTYPED)
    return { named: possible.flat(), isTown: possible.at(-1)?.length === 0 }
  return { named: points.filter(({ wholeTown }) => isTypingError(asked.text, wholeTown)), isTown: true }
}

function sharedDigits(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared
}

/** Points whose postal code begins like `code`: the longest common beginning first, then the closest number. */
function findNear(all: SearchedPoints, code: string): SearchedPoint[] {
  const number = Number(code.padEnd(CODE_DIGITS, '0'))
  return all
    .filter((one) => one.code.startsWith(code.slice(0, NEAR_DIGITS)))
    .map((one) => ({ one, shared: sharedDigits(one.code, code), away: Math.abs(Number(one.code) - number) }))
    .toSorted((a, b) => b.shared - a.shared || a.away - b.away)
    .map(({ one }) => one)
}

/** The points of the longest town that a text names among other words; none if it names no town. */
function findTown(all: SearchedPoints, { words }: Question): SearchedPoint[] {
  const named = all.filter(
    ({ wholeTown }) => wholeTown !== '' && wordsOf(wholeTown).every((word) => words.includes(word)),
  )
  const longest = Math.max(...named.map(({ wholeTown }) => wholeTown.length))
  return named.filter(({ wholeTown }) => wholeTown.length === longest)
}

/** The points around those of `home`, nearest first, with their kilometres; `null` if the list has no coordinates of `home`. */
function findAround(all: SearchedPoints, home: readonly SearchedPoint[]): [SearchedPoint, number][] | null {
  const places = home.flatMap(({ place }) => (place ? [place] : []))
  if (places.length === 0) return null
  return all
    .flatMap((one): [SearchedPoint, number][] => {
      if (!one.place) return []
      const [ownNorth, ownEast] = one.place
      const km = Math.min(...places.map(([north, east]) => Math.hypot(north - ownNorth, east - ownEast)))
      return km <= MAX_NEAR_KM ? [[one, km]] : []
    })
    .toSorted(([, one], [, other]) => one - other)
}

/**
 * Finds the points of a town, a postal code, a street or a name; diacritics and one wrong letter of a town do not matter (rule 416). Up to `limit`,
 * near points follow those that the text names.
 */
export function findPoints(all: SearchedPoints, typed: string, limit: number): FoundPoints {
  const asked = toQuestion(typed)
  if (asked.text === '' && asked.code === '') return { points: [], total: 0, near: 0, away: new Map() }
  const { named, isTown } = findNamed(all, asked)
  const isOneTown = isTown && new Set(named.map(({ wholeTown }) => wholeTown)).size === 1
  const home = isOneTown ? named : named.length === 0 ? findTown(all, asked) : []
  const code = asked.code || (home.find((one) => one.code !== '')?.code ?? '')
  const shown = new Set(named.slice(0, limit))
  const around = shown.size < limit ? findAround(all, home) : null
  const candidates = around?.map(([one]) => one) ?? (code === '' ? [] : findNear(all, code))
  const near = candidates.filter((one) => !shown.has(one)).slice(0, limit - shown.size)
  return {
    points: [...shown, ...near].map(({ point }) => point),
    total: named.length,
    near: near.length,
    away: new Map(around?.map(([{ point }, km]) => [point, km])),
  }
}
