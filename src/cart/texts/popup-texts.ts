export const POPUP = {
  isEmpty: 'je prázdny',
  total: 'Spolu',
  order: 'Objednať',
  showCart: 'Zobraziť košík',
  close: 'Zavrieť',
} as const
