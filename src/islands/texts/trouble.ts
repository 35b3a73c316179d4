/** The texts about broken code (rule 709). */
export const TROUBLE = {
  /** English on purpose (rule 709). */
  title: 'Unexpected Application Error!',
  help: 'Niečo sa nám pokazilo. Obsah košíka ani údaje objednávky ste nestratili.',
  reload: 'Načítať znova',
  home: 'Na úvodnú stránku',
} as const

/** The text of an error. Browsers word a failed fetch of code differently, so it gets one text with the file's name. */
export function describeTrouble(error: unknown): string {
  return String(error).replace(/.*(\/_astro.+js).*/, 'ChunkLoadError: Loading chunk $1 failed.')
}

/** Texts of the page's own notice. They are not in `TROUBLE`, because islands load that too. */
export const TROUBLE_NOTICE = {
  /** Precedes the telephone number. */
  call: 'Skúste to znova, alebo zavolajte',
  close: 'Zavrieť',
} as const

export const CONNECTION = {
  offline: 'Nemáte pripojenie na internet. Prezerať si môžete to, čo je načítané; košík zostáva uložený.',
  online: 'Pripojenie na internet je späť.',
} as const
