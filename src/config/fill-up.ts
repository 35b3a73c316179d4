/** What is offered to whoever misses a sum until delivery is free (rule 404): at most so much above it, at most so many. */
export const FILL_UP = { maxAboveCents: 1000, most: 3 } as const
