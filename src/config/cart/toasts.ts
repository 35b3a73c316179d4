/** What a toast can be (rule 701). */
export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom'

/** How long each type stays, in milliseconds (rule 701). */
export const TOAST_MS: Readonly<Record<ToastType, number>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: 4000,
}

/** How long 'Pridané do košíka', a custom toast, stays, in milliseconds. */
export const ADDED_TOAST_MS = 3000

/** How long a toast that was dismissed takes to go, in milliseconds (rule 701). */
export const TOAST_REMOVAL_MS = 1000

/** How many toasts are kept at most. */
export const MAX_TOASTS = 20
