import type { Filters } from '../domain/listing-query.ts'

/** What 'Bez potlače' asks for: textile without print (spec section 2). */
export const WITHOUT_PRINT: Filters = { '100': ['121'] }

/** What `/brand/ems` asks for. */
export const EMS_BRAND: Filters = { '100': ['235'] }
