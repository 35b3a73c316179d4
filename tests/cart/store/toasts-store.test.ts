// Rules 701, 702
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  $toasts,
  dismissToast,
  pauseToasts,
  resumeToasts,
  showAddedToast,
  showToast,
} from '../../../src/cart/store/toasts-store.ts'
import { cartLine } from '../../fixtures/builders.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const toast of $toasts.get()) dismissToast(toast.id)
  resumeToasts()
  vi.useRealTimers()
})

const shown = () => $toasts.get().map((toast) => toast.line.name)

it("'Pridané do košíka' stops its time while it is paused, even twice, and goes on afterwards", () => {
  showAddedToast(cartLine({ name: 'Tričko' }))
  vi.advanceTimersByTime(2000)
  pauseToasts()
  vi.advanceTimersByTime(60_000)
  pauseToasts()
  showAddedToast(cartLine({ name: 'Mikina' }))
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['Mikina', 'Tričko'])
  resumeToasts()
  vi.advanceTimersByTime(1000)
  expect(shown()).toEqual(['Mikina'])
  vi.advanceTimersByTime(2000)
  expect(shown()).toEqual([])
})

it("'Pridané do košíka' is kept if it is one of the 20 newest; the newest is first", () => {
  for (let number = 1; number <= 25; number++) showAddedToast(cartLine({ name: String(number) }))
  expect(shown()).toHaveLength(20)
  expect(shown().at(0)).toBe('25')
  expect(shown().at(-1)).toBe('6')
})

it.each([
  ['about goods that were added', 'custom', 3000, () => showAddedToast(cartLine())],
  ['about a full cart', 'error', 4000, () => showAddedToast(cartLine({ count: 0 }))],
  ...(['blank', 'error', 'custom'] as const).map(
    (type) => [`of type ${type}`, type, 4000, () => showToast(type, cartLine())] as const,
  ),
  ['of type success', 'success', 2000, () => showToast('success', cartLine())],
] as const)('a toast %s is of type %s and stays %i ms', (_, type, ms, show) => {
  show()
  expect($toasts.get().map((toast) => toast.type)).toEqual([type])
  vi.advanceTimersByTime(ms - 1)
  expect(shown()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('a toast of type loading stays until it is removed', () => {
  showToast('loading', cartLine())
  vi.advanceTimersByTime(24 * 3_600_000)
  pauseToasts()
  resumeToasts()
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(shown()).toHaveLength(1)
})
