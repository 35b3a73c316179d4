// Rules 701, 702
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $toasts, dismissToast, showAddedToast } from '../../src/cart/store/toasts-store.ts'
import { cartLine } from '../fixtures/builders.ts'
import { focus, press, showAstro, showHtml, visits } from '../browser/page.ts'

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
  await expect.element(toasts).toHaveAttribute('aria-live', 'polite')
  await expect.element(toast).toMatchTextContent('Pridané do košíka')
  await expect.element(toast).toMatchTextContent('Strih: pánsky · Farba: bordová · Veľkosť: L · Množstvo: 2')
  await expect.element(toast).toMatchTextContent('14,90 €')
  await press(toast.getByRole('link', { name: 'Zobraziť košík' }))
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
  await expect.element(close).toBeVisible()
  await focus(before)
  await focus(close)
  await userEvent.keyboard('{Enter}')
  await expect.element(before).toHaveFocus()
  await expect.element(close).not.toBeInTheDocument()
})
