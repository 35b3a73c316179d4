/** Where no product has all that a phrase asks for (rule 225). */
export const PARTLY_FOUND = 'Presne taký produkt nemáme. Najbližšie sú tieto:'
