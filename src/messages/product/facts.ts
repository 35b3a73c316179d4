/** The table of what is known of a product beside its description (rule 131). */
export const FACTS = {
  title: 'Údaje o\u00A0produkte',
  color: 'Farba',
  material: 'Materiál',
  care: 'Ošetrovanie',
  warnings: 'Upozornenie',
  ean: 'EAN',
  manufacturer: 'Výrobca',
} as const
