import type { Understood } from './rules/find-phrase.ts'

/**
 * Says how a phrase was changed before it was searched for (rule 225); '' if it was not.
 * @param total the number of products found
 */
export function toldOfPhrase(
  { corrected, isPartial }: Partial<Pick<Understood, 'corrected' | 'isPartial'>>,
  total: number,
): string {
  return [
    ...(corrected ? [`Hľadali sme „${corrected}“.`] : []),
    ...(isPartial && total > 0 ? ['Presne taký produkt nemáme. Najbližšie sú tieto:'] : []),
  ].join(' ')
}
