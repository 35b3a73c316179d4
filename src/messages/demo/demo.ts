/** What every demo page says of itself; the rest of it is the template's English. */
export const DEMO = {
  title: 'Ukážková stránka šablóny',
  note: 'Nič na nej nie je skutočné a nič sa z nej neodosiela.',
  browse: 'Prejsť na produkty',
} as const
