/** The spec's codes of cuts (section 3). */
const CUTS = ['damsky_strih', 'pansky_strih', 'unisex_strih', 'detsky_strih'] as const
export type Cut = (typeof CUTS)[number]

/** True for a cut's code. */
export function isCut(text: string): text is Cut {
  return (CUTS as readonly string[]).includes(text)
}
