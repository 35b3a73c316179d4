/** The shop's version as shoppers see it (spec section 9); it goes with the package's. */
export const VERSION_LABEL = 'v0.019'
