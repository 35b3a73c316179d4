/** The codes of cuts (rule 103). */
export type Cut = 'damsky_strih' | 'pansky_strih' | 'unisex_strih' | 'detsky_strih'
