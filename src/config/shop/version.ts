/** The shop's version as shoppers see it (rule 808); it goes with the package's. */
export const VERSION_LABEL = 'v0.019'
