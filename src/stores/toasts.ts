import { atom } from 'nanostores'
import { ADDED_TOAST_MS, MAX_TOASTS } from '../config/limits.ts'
import type { CartLine } from '../domain/cart.ts'

/** A notification in the corner of the page. */
export interface Toast {
  id: number
  /** The line that was put into the cart, with the count that was added. */
  line: CartLine
}

/** The toasts on show, newest first. */
export const $toasts = atom<readonly Toast[]>([])

let lastId = 0
const clocks = new Map<number, { timer?: ReturnType<typeof setTimeout>; startedAt: number; leftMs: number }>()

/** Shows 'Pridané do košíka' for a line. */
export function showAddedToast(line: CartLine): void {
  const id = ++lastId
  $toasts.set([{ id, line }, ...$toasts.get()].slice(0, MAX_TOASTS))
  clocks.set(id, { startedAt: 0, leftMs: ADDED_TOAST_MS })
  resumeToasts()
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))
}

/** Stops the clock of every toast, as while the pointer is over them. */
export function pauseToasts(): void {
  for (const clock of clocks.values()) {
    if (clock.timer === undefined) continue
    clearTimeout(clock.timer)
    delete clock.timer
    clock.leftMs -= Date.now() - clock.startedAt
  }
}

/** Lets the clocks run on. */
export function resumeToasts(): void {
  for (const [id, clock] of clocks) {
    if (clock.timer !== undefined) continue
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => dismissToast(id), clock.leftMs)
  }
}
