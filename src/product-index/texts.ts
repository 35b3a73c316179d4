/** Where no product has all that a phrase asks for (rule 225). */
export const PARTLY_FOUND = 'Všetkým slovám nevyhovuje žiadny produkt, tieto vyhovujú väčšine.'
