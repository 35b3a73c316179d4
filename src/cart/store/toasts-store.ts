import { atom } from 'nanostores'
import type { CartLine } from '../rules/cart.ts'

type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom'

/** How long each type stays, in milliseconds. */
const TOAST_MS: Readonly<Record<ToastType, number>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: 4000,
}

/** How long 'Pridané do košíka' stays, in milliseconds. It is a custom toast. */
const ADDED_TOAST_MS = 3000

/** How long a dismissed toast takes to disappear, in milliseconds. */
export const TOAST_REMOVAL_MS = 1000

/** The most toasts at a time. */
const MAX_TOASTS = 20

export interface Toast {
  id: number
  type: ToastType
  /** The added line, with the number of pieces that were really added: 0 when it was full already. */
  line: CartLine
}

/** Newest first. */
export const $toasts = atom<readonly Toast[]>([])

interface Clock {
  timer?: ReturnType<typeof setTimeout>
  startedAt: number
  leftMs: number
}

let lastId = 0
let isPaused = false
const clocks = new Map<number, Clock>()

function run(id: number, clock: Clock): void {
  clock.startedAt = Date.now()
  // A timer treats `Infinity` as 0.
  if (clock.leftMs < Infinity) clock.timer = setTimeout(() => dismissToast(id), clock.leftMs)
}

/** Shows a toast. @param leftMs how long it stays, in milliseconds; the time of its type unless given */
export function showToast(type: ToastType, line: CartLine, leftMs = TOAST_MS[type]): void {
  const id = ++lastId
  const clock: Clock = { startedAt: 0, leftMs }
  clocks.set(id, clock)
  if (!isPaused) run(id, clock)
  $toasts.set([{ id, type, line }, ...$toasts.get()])
  for (const old of $toasts.get().slice(MAX_TOASTS)) dismissToast(old.id)
}

/** Says for 3 seconds that a line was added to the cart (rule 702). A line that was full already is an error. */
export function showAddedToast(line: CartLine): void {
  if (line.count === 0) showToast('error', line)
  else showToast('custom', line, ADDED_TOAST_MS)
}

export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))
}

export function pauseToasts(): void {
  if (isPaused) return
  isPaused = true
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.leftMs -= Date.now() - clock.startedAt
  }
}

export function resumeToasts(): void {
  if (!isPaused) return
  isPaused = false
  for (const [id, clock] of clocks) run(id, clock)
}
