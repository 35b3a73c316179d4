import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { EnvError } from '../src/config/build-env.ts'
import { ARTWORK_PLANS } from '../src/config/artwork-plans.ts'
import { artworkFaults } from './pipeline/check-artwork.ts'
import { brandFaults } from './pipeline/check-brand.ts'
import { allOwnPageFaults } from './pipeline/check-own-pages.ts'
import { ownerFaults } from './pipeline/check-owner.ts'

const OWNER_FILE = 'src/config/owner.ts'

const UNREADABLE =
  'súboru sa odtiaľto nedá rozumieť. Skontrolujte tento riadok aj predchádzajúci: každý text je medzi rovnými úvodzovkami ' +
  "('Ihla'), za každým údajom je čiarka a čo sa otvára zátvorkou, to sa ňou aj zatvára"

/** The line of the form that Node cannot read or run; 0 where Node names none. */
function lineOf(error: unknown): number {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return Number(stack.split(`${OWNER_FILE}:`)[1]?.split(/\D/)[0] ?? 0)
}

/** @returns what the form exports as `OWNER`, or the line on which it cannot be read */
async function readOwner(): Promise<{ owner: unknown } | { brokenAt: number }> {
  try {
    const { OWNER: owner } = (await import(pathToFileURL(OWNER_FILE).href)) as { OWNER?: unknown }
    return { owner }
  } catch (error) {
    return { brokenAt: lineOf(error) }
  }
}

/**
 * Sees whether a shop can go online with its owner's data, logo, colours, pages and artwork, before anything is fetched.
 * Nothing else may have imported them by then: a mistyped file would end the process with a stack.
 * @throws {EnvError} a line in Slovak for each setting, colour or page that is wrong and, unless samples are allowed, missing
 */
export async function assertOwner(areSamplesAllowed: boolean): Promise<void> {
  const read = await readOwner()
  const lines = (await readFile(OWNER_FILE, 'utf8')).split('\n')
  const faults =
    'owner' in read
      ? [...ownerFaults(read.owner, areSamplesAllowed)].map(([setting, sentence]) => {
          const at = lines.findIndex((line) => new RegExp(`^\\s*${setting}\\s*:`).test(line))
          return { line: at + 1, sentence: `${setting} ${sentence}` }
        })
      : [{ line: read.brokenAt, sentence: UNREADABLE }]
  const files = [...(await brandFaults()), ...(await allOwnPageFaults())]
  const areSamplesEnough = 'owner' in read && ownerFaults(read.owner, true).size === 0
  const sentences = faults
    .sort((one, other) => one.line - other.line)
    .map(({ line, sentence }) => `  ${line > 0 ? `riadok ${line}: ` : ''}${sentence}`)
  const parts = [
    [`V údajoch majiteľa treba niečo opraviť (${OWNER_FILE}):`, ...sentences],
    ['Logo, farby alebo vlastné stránky treba opraviť:', ...files.map((line) => `  ${line}`)],
    [
      'V tom, čo zákazníci posielajú, treba niečo opraviť (ARTWORK_PLANS v src/config/artwork-plans.ts):',
      ...artworkFaults(ARTWORK_PLANS).map((line) => `  ${line}`),
    ],
  ].filter((part) => part.length > 1)
  if (parts.length === 0) return
  const advice = sentences.length > 0 && areSamplesEnough
  throw new EnvError(
    [...parts.flat(), ...(advice ? ['Na skúšku s vymyslenými údajmi stačí ALLOW_SAMPLES=1.'] : [])].join(
      '\n',
    ),
  )
}
