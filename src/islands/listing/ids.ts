/** Id of the form with the filters, which a button opens on a phone. */
export const FILTERS_ID = 'filters'

/** Id of the heading before the products. */
export const PRODUCTS_ID = 'products'
