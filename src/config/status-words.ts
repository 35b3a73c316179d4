import type { ProductStatus } from '../catalogue/rules/product-status.ts'

/** Other words that an API may send for each status. Case and diacritics do not matter (rule 112). */
export const STATUS_WORDS: Readonly<Record<ProductStatus, readonly string[]>> = {
  'New in': ['New', 'Novinka', 'Nové', 'Nový', 'Nová'],
  '50% Discount': ['Discount', 'Sale', 'Zľava', 'Zľavnené', 'Sleva', 'Akcia', 'Výpredaj'],
  'Sold Out': [
    ...['Soldout', 'Out of stock', 'Outofstock', 'Unavailable', 'Vypredané', 'Vypredaný', 'Vypredaná'],
    ...['Vypredaný tovar', 'Momentálne vypredané', 'Dočasne vypredané', 'Vyprodáno', 'Nie je na sklade'],
    ...['Nie je skladom', 'Není skladem', 'Nedostupné', 'Momentálne nedostupné', 'Dočasne nedostupné'],
  ],
  'limited edition': ['Limited', 'Limitovaná edícia', 'Limitovaná', 'Limitka'],
}
