/** The words for when something in the shop broke (rule 709). */
export const TROUBLE = {
  /** English on purpose (rule 709). */
  title: 'Unexpected Application Error!',
  help: 'Niečo sa nám pokazilo. Obsah košíka ani údaje objednávky ste nestratili.',
  reload: 'Načítať znova',
  home: 'Na úvodnú stránku',
} as const

/** The text of an error. Code that could not be fetched is named by its file, because browsers word that error differently. */
export function describeTrouble(error: unknown): string {
  return String(error).replace(/.*(\/_astro.+js).*/, 'ChunkLoadError: Loading chunk $1 failed.')
}

/** Words of the page's own notice. They are not in `TROUBLE`, which islands load too. */
export const TROUBLE_NOTICE = {
  /** Said before the telephone number. */
  call: 'Skúste to znova, alebo zavolajte',
  close: 'Zavrieť',
} as const

export const CONNECTION = {
  offline: 'Ste offline. Prezerať si môžete to, čo je načítané; košík zostáva uložený.',
  online: 'Ste opäť online.',
} as const
