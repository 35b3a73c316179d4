import { enumerate } from '../text/enumerate.ts'
import type { Understood } from './rules/find-phrase.ts'

/** How a search understood its phrase, for the shopper. */
export type PhraseNotes = Pick<Understood, 'corrected' | 'isPartial' | 'leftOut' | 'described'>

const quoted = (words: readonly string[]) => enumerate(words.map((word) => `„${word}“`))

/**
 * Says how a phrase was changed before it was searched for, and where its words were found (rule 225); '' if there is
 * nothing to say.
 * @param total the number of products found
 */
export function describePhrase(
  { corrected, isPartial, leftOut = [], described = [] }: Partial<PhraseNotes>,
  total: number,
): string {
  const isOne = described.length === 1
  const parts = [
    corrected && `Hľadali sme „${corrected}“.`,
    total > 0 &&
      isPartial &&
      `Presne taký produkt nemáme${leftOut.length > 0 ? `, preto sme vynechali ${quoted(leftOut)}` : ''}. Najbližšie sú tieto:`,
    total > 0 &&
      described.length > 0 &&
      `${isOne ? 'Slovo' : 'Slová'} ${quoted(described)} ${isOne ? 'je' : 'sú'} len v\u00A0opise, nie v\u00A0názve.`,
  ]
  return parts.filter((part) => part).join(' ')
}
