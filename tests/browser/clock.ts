import { onTestFinished, vi } from 'vitest'
import { slovakTime } from '../fixtures/slovak-time.ts'

/** Sets the clock for the rest of a test, and shows the page again, as a shopper does who comes back to it. */
export function setClock(time: string, ...alsoFaked: ('setTimeout' | 'clearTimeout')[]): void {
  vi.useFakeTimers({ toFake: ['Date', ...alsoFaked], now: slovakTime(time) })
  onTestFinished(() => void vi.useRealTimers())
  // eslint-disable-next-line no-restricted-syntax -- only the browser itself shows a tab
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
