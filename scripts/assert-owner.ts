import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { EnvError } from '../src/config/build-env.ts'
import { ARTWORK_PLANS } from '../src/config/artwork-plans.ts'
import { artworkFaults } from './pipeline/check-artwork.ts'
import { brandFaults } from './pipeline/check-brand.ts'
import { allOwnPageFaults } from './pipeline/check-own-pages.ts'
import { ownerFaults } from './pipeline/check-owner.ts'
import { sampleFiles } from './pipeline/check-samples.ts'
import { readEarlierTerms, termsFaults } from './pipeline/check-terms.ts'
import type { OwnerSettings } from '../src/company/rules/owner.ts'

const OWNER_FILE = 'src/config/owner.ts'

const UNREADABLE =
  'súboru sa odtiaľto nedá rozumieť. Skontrolujte tento riadok aj predchádzajúci: každý text je medzi rovnými úvodzovkami ' +
  "('Ihla'), za každým údajom je čiarka a čo sa otvára zátvorkou, to sa ňou aj zatvára"

/** The line of `owner.ts` that Node names in an error; 0 if it names none. */
function lineOf(error: unknown): number {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return Number(stack.split(`${OWNER_FILE}:`)[1]?.split(/\D/)[0] ?? 0)
}

/** @returns the exported `OWNER`, or the line at which Node cannot read the file */
async function readOwner(): Promise<{ owner: unknown } | { brokenAt: number }> {
  try {
    const { OWNER: owner } = (await import(pathToFileURL(OWNER_FILE).href)) as { OWNER?: unknown }
    return { owner }
  } catch (error) {
    return { brokenAt: lineOf(error) }
  }
}

/**
 * Checks the owner's data, logo, colours, pages and artwork plans before a build fetches anything. No module may import
 * `owner.ts` earlier: a typing error in it would end the process with a stack trace.
 * @throws {EnvError} a line in Slovak for each wrong value, and for each missing one unless samples are allowed
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
  const since = 'owner' in read ? (read.owner as OwnerSettings | undefined)?.termsSince : null
  const today = new Date().toISOString().slice(0, 10)
  const terms = termsFaults(typeof since === 'string' ? since : null, today, await readEarlierTerms())
  const samples = areSamplesAllowed ? [] : await sampleFiles()
  const files = [...samples, ...(await brandFaults()), ...(await allOwnPageFaults()), ...terms]
  const areSamplesEnough = 'owner' in read && ownerFaults(read.owner, true).size === 0
  const sentences = faults
    .sort((one, other) => one.line - other.line)
    .map(({ line, sentence }) => `  ${line > 0 ? `riadok ${line}: ` : ''}${sentence}`)
  const parts = [
    [`V údajoch majiteľa treba niečo opraviť (${OWNER_FILE}):`, ...sentences],
    [
      'Logo, farby, veľkosti, vlastné stránky alebo texty treba opraviť:',
      ...files.map((line) => `  ${line}`),
    ],
    [
      'V tom, čo zákazníci posielajú, treba niečo opraviť (ARTWORK_PLANS v src/config/artwork-plans.ts):',
      ...artworkFaults(ARTWORK_PLANS).map((line) => `  ${line}`),
    ],
  ].filter((part) => part.length > 1)
  if (parts.length === 0) return
  const advice = sentences.length + samples.length > 0 && areSamplesEnough
  const text = [
    ...parts.flat(),
    ...(advice ? ['Na skúšku s vymyslenými údajmi stačí ALLOW_SAMPLES=1.'] : []),
  ].join('\n')
  throw new EnvError(text, text)
}
