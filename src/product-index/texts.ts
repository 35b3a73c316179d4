import { toEuros } from '../text/money.ts'
import { enumerate } from '../text/enumerate.ts'
import type { Understood } from './rules/explain-phrase.ts'

/** How a search understood its phrase, for the shopper. */
export type PhraseNotes = Pick<
  Understood,
  'corrected' | 'isPartial' | 'isGift' | 'leftOut' | 'described' | 'printedKinds' | 'isPrinted'
>

const quoted = (words: readonly string[]) => enumerate(words.map((word) => `„${word}“`))

/** Says that the goods are only near to a phrase, or that they are presents for everybody. */
function describeNearest(leftOut: readonly string[], isGift: boolean | undefined): string {
  if (isGift)
    return `${leftOut.length > 0 ? `Vynechali sme ${quoted(leftOut)}. ` : ''}Toto sú darčeky pre každého:`
  const omitted = leftOut.length > 0 ? `, preto sme vynechali ${quoted(leftOut)}` : ''
  return `Presne taký produkt nemáme${omitted}. Najbližšie sú tieto:`
}

/**
 * Says how a phrase was changed before it was searched for, and where its words were found (rule 225); '' if there is
 * nothing to say.
 * @param total the number of products found
 */
export function describePhrase(
  {
    corrected,
    isPartial,
    isGift,
    leftOut = [],
    described = [],
    printedKinds = [],
    isPrinted,
  }: Partial<PhraseNotes>,
  total: number,
): string {
  const isOne = described.length === 1
  const parts = [
    corrected && `Hľadali sme „${corrected}“.`,
    printedKinds.length > 0 &&
      `Vlastnú potlač robíme na: ${enumerate(printedKinds)}.${isPrinted || total === 0 ? '' : ' Na tieto produkty nie:'}`,
    total > 0 && isPartial && describeNearest(leftOut, isGift),
    total > 0 &&
      described.length > 0 &&
      `${isOne ? 'Slovo' : 'Slová'} ${quoted(described)} ${isOne ? 'je' : 'sú'} len v\u00A0opisoch. Produkty, ktoré ${isOne ? 'ho' : 'ich'} tam majú, sú prvé.`,
  ]
  return parts.filter((part) => part).join(' ')
}

/** The name of the goods up to the price of a present. @example nameGift(2000) // 'Darček do 20 €' */
export function nameGift(toCents: number): string {
  return `Darček do\u00A0${toEuros(toCents)}\u00A0€`
}
