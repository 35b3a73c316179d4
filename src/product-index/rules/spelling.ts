/** Compares words by the diacritics that were typed (rule 225). */
import { foldText } from '../../text/fold.ts'

/** Folded letters whose carons stay in all forms of a word. Lengths do not: 'káva' and 'káv', but 'mikina' and 'mikín'. */
const LASTING = 'scz'
const lettersOf = (written: string) => written.normalize('NFC').toLowerCase()

/**
 * How well the typed letters fit those of a word, where both begin the same: 'right'; 'careless' for 'zltá' and 'žltá', where one
 * diacritic is missing beside others; 'other' for 'šova' and 'sova'. A word without any diacritics fits every spelling.
 */
export function compareSpelling(typed: string, word: string): 'right' | 'careless' | 'other' {
  const [one, other] = [lettersOf(typed), lettersOf(word)]
  let fit: 'right' | 'careless' = 'right'
  for (let i = 0; i < one.length && foldText(one.charAt(i)) === foldText(other.charAt(i)); i++) {
    const [letter, right] = [one.charAt(i), other.charAt(i)]
    if (letter === right || !LASTING.includes(foldText(letter))) continue
    if (letter !== foldText(letter)) return 'other'
    if (one !== foldText(one)) fit = 'careless'
  }
  return fit
}
