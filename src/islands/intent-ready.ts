/** The event that an island on intent sends when it is up, with all that it listens to; known to pages without React. */
export const READY = 'intent:ready'
