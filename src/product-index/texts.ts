import type { Understood } from './rules/find-phrase.ts'

/**
 * Says where a phrase was not taken as it was typed (rule 225); '' where it was.
 * @param total how many products were found
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
