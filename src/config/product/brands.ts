/** Attribute value id to the brand that it stands for (rule 102). What has none of them is of no brand that is known. */
export const BRANDS: Readonly<Record<string, string>> = { '235': 'EMS' }
