/** The country that a form starts with. */
export const DEFAULT_COUNTRY = 'Slovensko'

/** Countries as the form names them. The first is `DEFAULT_COUNTRY`. A single country is text, not a choice. */
export const DELIVERY_COUNTRIES: readonly string[] = [DEFAULT_COUNTRY]
