/** The size chart of t-shirts and sweatshirts. */
export const SIZE_CHART = {
  title: 'Tabuľka veľkostí',
  close: 'Zavrieť tabuľku veľkostí',
  hint: 'Rozmery sú merané na položenom kuse, s odchýlkou do 2\u00A0cm. Najistejšie je zmerať kus, ktorý vám sedí.',
  /** @example ofCut('dámsky') // 'Dámsky strih' */
  ofCut: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} strih`,
  size: 'Veľkosť',
  chest: 'Šírka',
  length: 'Dĺžka',
} as const
