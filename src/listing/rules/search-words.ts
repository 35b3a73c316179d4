/** What the owner's words mean to a search: of config, carried by the index (rule 225). */
export interface SearchWords {
  /** What shoppers type, and the shop's own words for it; '' for nothing. */
  synonyms: readonly (readonly [typed: string, meant: string])[]
  /** Words that say nothing about goods. */
  small: readonly string[]
  /** Words before the highest price. */
  upTo: readonly string[]
  /** Words before the lowest price. */
  from: readonly string[]
  /** Words after an amount of money. */
  euro: readonly string[]
}
