import { readFile } from 'node:fs/promises'
import { areTermsToCome, EARLIER_TERMS } from '../../src/legal/rules/terms.ts'
import { digestOf } from './digest.ts'
import type { Published } from './publish/published.ts'
import type { Finding } from './report/finding.ts'

const TERMS = 'src/content/vseobecne-obchodne-podmienky.md'
const FIELD = '{{termsSince}}'

/**
 * Faults of terms that are to come: those of today have to stay readable.
 * @param since `termsSince`, an ISO day
 * @param earlier the Markdown of `EARLIER_TERMS`
 */
export function termsFaults(since: string | null, today: string, earlier: string): string[] {
  if (!areTermsToCome(since, today)) return []
  if (earlier.replaceAll(/<!--.*?-->/gs, '').trim() === '')
    return [
      `${EARLIER_TERMS}: podmienky v ${TERMS} platia až od ${since}; uložte sem tie, ktoré platia dovtedy`,
    ]
  return earlier.includes(FIELD)
    ? [`${EARLIER_TERMS}: namiesto ${FIELD} napíšte deň, odkedy platia doterajšie podmienky`]
    : []
}

/**
 * Compares the terms with those of the shop online. Terms that have changed under the same `termsSince` are named until that day
 * is changed, too.
 * @param text the terms in Markdown
 * @returns what the next build compares with
 */
export function compareTerms(
  before: Published['terms'],
  since: string | null,
  text: string,
  today: string,
): { terms: NonNullable<Published['terms']>; findings: Finding[] } {
  const terms = { since: since ?? '', digest: digestOf(text).slice(0, 12) }
  const isOld = before?.since === terms.since && before.digest !== terms.digest
  if (!isOld || since === null || areTermsToCome(since, today)) return { terms, findings: [] }
  return { terms: before, findings: [{ kind: 'changed-terms', about: TERMS, note: since }] }
}

export const readTerms = () => readFile(TERMS, 'utf8')
export const readEarlierTerms = () => readFile(EARLIER_TERMS, 'utf8').catch(() => '')
