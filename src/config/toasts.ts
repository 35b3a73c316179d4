/** How long 'Pridané do košíka' stays, in milliseconds. */
export const ADDED_TOAST_MS = 3000

/** How many toasts are kept at most. */
export const MAX_TOASTS = 20
