/** A build that would leave out more of the products than this, in percent, fails. */
export const MAX_LEFT_OUT_PERCENT = 5

/** A catalogue that is smaller than the one online by more than this, in percent, needs ALLOW_SHRINK=1. */
export const MAX_SHRINK_PERCENT = 30
