/** The spec's codes of cuts (section 3). */
export type Cut = 'damsky_strih' | 'pansky_strih' | 'unisex_strih' | 'detsky_strih'
