/** Pages that say something went wrong. */
export const ERRORS = {
  /** The spec keeps this one in English (section 2). */
  pageNotFound: "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST.",
  returnHome: 'Return Home Page',
  title: 'Stránka sa nenašla',
} as const
