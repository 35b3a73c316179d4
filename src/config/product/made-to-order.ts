/**
 * Categories whose goods are made to the customer's order, of photographs that the customer sends: nobody can withdraw
 * from buying them (rule 125).
 */
export const MADE_TO_ORDER_CATEGORIES: readonly string[] = ['bjk-fotoboxy']
