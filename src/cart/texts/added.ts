export const ADDED = {
  title: 'Pridané do košíka',
  isFull: 'V košíku je už najväčšie možné množstvo',
  showCart: 'Zobraziť košík',
  close: 'Zavrieť upozornenie',
  unitPrice: (price: string) => `${price} / kus`,
} as const
