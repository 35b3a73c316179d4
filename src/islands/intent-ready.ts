/** The event that an island on intent sends when it is up, with all that it listens to; known to pages without React. */
export const READY = 'intent:ready'

/** The event, on the window, with which the first reach for an island asks for its code. */
export const WAKING = 'waking'
