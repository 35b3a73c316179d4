/** Texts about the choice of a point that the page has before the code has come. */
export const PICKUP_POINT = {
  find: 'Obec, PSČ, ulica alebo názov miesta',
  list: 'Výdajné miesta',
  change: 'Zmeniť',
  changePoint: (name: string) => `Zmeniť výdajné miesto ${name}`,
} as const
