/** What the shop sells, in one sentence: in the footer, in descriptions and on the picture that is shared. */
export const TAGLINE = 'Oblečenie a darčeky s potlačou, ktorá vydrží.'
