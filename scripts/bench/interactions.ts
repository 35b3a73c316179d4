import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../child.ts'
import type { BenchPart, Figure } from './figure.ts'
import { CPU_SLOWDOWN, percentile } from './slow-phone.ts'

const BUDGET_MS = 50

/** The end-to-end tests in which shoppers do most of what there is to do. */
const JOURNEYS = [
  'narrow the list',
  'is blind to case',
  'shows the product and puts it',
  'closes with its button',
  'a product is in the cart at once',
  'suggests whatever the diacritics',
  'slides in with the same entries',
  'a shopper goes from a category to a stored order',
  'hints once a field is left',
  'the keyboard alone orders',
]

/** What of an interaction took longest: the press of a key, of a pointer, or its release. */
function longestEvents(events: readonly TimedEvent[]): TimedEvent[][] {
  const byPage = Map.groupBy(events, ({ page }) => page)
  return [...byPage.values()].map((ofPage) =>
    [...Map.groupBy(ofPage, ({ interaction }) => interaction).values()].flatMap(
      (ofOne) => ofOne.toSorted((a, b) => b.duration - a.duration)[0] ?? [],
    ),
  )
}

const durationOf = (events: readonly TimedEvent[], share: number) =>
  percentile(
    events.map(({ duration }) => duration),
    share,
  )

/**
 * Measures how long interactions take to the next paint, in journeys of the end-to-end tests; the first one on a page
 * apart, because it fetches code.
 * @throws Error when a journey fails, which has said why
 */
export async function measureInteractions(): Promise<BenchPart> {
  const folder = await mkdtemp(join(tmpdir(), 'obchod-interactions-'))
  const file = join(folder, 'events.jsonl')
  try {
    const args = ['scripts/test.ts', '--only', 'e2e', '--grep', JOURNEYS.join('|')]
    const exitCode = await runNode(args, { INTERACTIONS_FILE: file }, () => undefined)
    if (exitCode !== 0)
      throw new Error(`Journeys failed: npm test -- --only e2e --grep "${JOURNEYS.join('|')}"`)
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    const pages = longestEvents(lines.map((line) => JSON.parse(line) as TimedEvent))
    const warm = pages.flatMap((ofPage) => ofPage.slice(1))
    const worst = warm.toSorted((a, b) => b.duration - a.duration)[0]
    const figures: Figure[] = [
      {
        name: 'first of a page, half take at most',
        value: durationOf(
          pages.flatMap((ofPage) => ofPage.slice(0, 1)),
          0.5,
        ),
        unit: 'ms',
      },
      { name: 'later ones, half take at most', value: durationOf(warm, 0.5), unit: 'ms' },
      { name: 'later ones, 95 of 100 take at most', value: durationOf(warm, 0.95), unit: 'ms' },
      {
        name: `the longest: ${worst?.name} on ${worst?.target} of ${worst?.path}`,
        value: worst?.duration ?? NaN,
        unit: 'ms',
        budget: BUDGET_MS,
      },
      { name: 'interactions', value: pages.flat().length, unit: 'count' },
    ]
    return {
      title: `Interactions to the next paint, in ${JOURNEYS.length} journeys, processor slowed ${CPU_SLOWDOWN} times`,
      figures,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One event of an interaction with a page, as the browser timed it; of one interaction there are several. */
export interface TimedEvent {
  /** Tells pages apart, and loads of the same page. */
  page: string
  path: string
  interaction: number
  name: string
  /** What it happened to, such as `button.quick-view-button`. */
  target: string
  /** From the input to the next paint, in milliseconds, a multiple of 8. */
  duration: number
}
