/** Apart from the gallery's other texts, because a product's page needs these at rest. */
export const ZOOM = {
  name: 'Zväčšený obrázok',
  hint: 'Zväčšený obrázok, posúva sa prstom alebo šípkami',
  close: 'Zavrieť zväčšený obrázok',
} as const
