// Rules 701, 702
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { $toasts, dismissToast, showAddedToast } from '../../src/cart/store/toasts-store.ts'
import { cartLine } from '../fixtures/builders.ts'
import { press, showAstro, showHtml, visits } from '../browser/page.ts'
import { goTo, walk } from '../browser/walk.ts'

const toasts = page.getByRole('list', { name: 'Upozornenia' })

beforeAll(async () => {
  await showAstro('/src/cart/Toasts.astro')
  await import('../../src/cart/cart-toasts.ts')
})
afterEach(async () => {
  for (const { id } of $toasts.get()) dismissToast(id)
  await expect.element(toasts).toBeEmptyDOMElement()
})

it('a notification shows the added goods, stays while the pointer rests on it, and can be closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  showAddedToast(cartLine({ color: 'bordová', count: 2 }))
  const toast = toasts.getByRole('listitem')
  await walk([toasts, { 'aria-live': 'polite' }], [toast, { text: 'Pridané do košíka' }])
  await expect.element(toast).toMatchTextContent('Strih: pánsky · Farba: bordová · Veľkosť: L · Množstvo: 2')
  await walk([toast, { text: '14,90 €' }], toast.getByRole('link', { name: 'Zobraziť košík' }))
  await expect.poll(() => visits).toEqual(['/cart'])
  await toast.hover()
  vi.advanceTimersByTime(10_000)
  await press(toast.getByRole('button', { name: 'Zavrieť upozornenie' }))
  vi.advanceTimersByTime(1000)
  await expect.element(toast).not.toBeInTheDocument()
})

it('a notification that is closed by key gives the focus back', async () => {
  showHtml('<button type="button">Pridať</button>')
  const before = page.getByRole('button', { name: 'Pridať' })
  showAddedToast(cartLine({}))
  const close = toasts.getByRole('button', { name: 'Zavrieť upozornenie' })
  await walk([close, 'seen'], goTo(before), goTo(close), '{Enter}', [before, 'focused'], [close, 'gone'])
})
