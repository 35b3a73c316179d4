/** What the shop says when something of its own broke (rule 709). */
export const TROUBLE = {
  /** English on purpose (rule 709). */
  title: 'Unexpected Application Error!',
  help: 'Niečo sa nám pokazilo. Obsah košíka ani údaje objednávky ste nestratili.',
  reload: 'Načítať znova',
  home: 'Na úvodnú stránku',
} as const

/** What broke, in words. Code that could not be fetched is named by its file, whatever the browser's words for it are. */
export function describeTrouble(error: unknown): string {
  return String(error).replace(/.*(\/_astro.+js).*/, 'ChunkLoadError: Loading chunk $1 failed.')
}

/** What only the page's own notice says, and no island's: an island would bring the words along. */
export const TROUBLE_NOTICE = {
  /** Before the telephone. */
  call: 'Skúste to znova, alebo zavolajte',
  close: 'Zavrieť',
} as const

/** What the shop says of the connection. */
export const CONNECTION = {
  offline: 'Ste offline. Prezerať si môžete to, čo je načítané; košík zostáva uložený.',
  online: 'Ste opäť online.',
} as const
