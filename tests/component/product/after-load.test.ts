import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press, showHtml } from '../support/page.ts'
import '../../../src/styles/product/product.css'

const button = page.getByRole('button', { name: 'Zdieľať' })
const days = () =>
  document.querySelector('.product li')?.textContent.replaceAll('\u2060', '').replaceAll(/\s/g, ' ')
let starts = 0

async function start(): Promise<void> {
  showHtml(
    `<article class="product"><div class="gallery-main" style="height: 300px"></div><ul><li data-delivery-days="3 5">Doručenie za 3 – 5 pracovných dní</li></ul></article>`,
  )
  await import(/* @vite-ignore */ `../../../src/components/product/after-load.ts?page=${++starts}`)
}

// In Slovakia it is Sunday, 22 November already.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T23:30:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.querySelector('.product')?.remove()
})

it('says the days of delivery, counted from today in Slovakia', async () => {
  await start()
  expect(days()).toBe('Doručenie 25. – 27. novembra')
})

it('shares the page by the system’s sheet', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await start()
  await press(button)
  expect(share).toHaveBeenCalledWith({ title: document.title, url: location.href })
  Reflect.deleteProperty(navigator, 'share')
})

it('has no button for it where the system has no sheet', async () => {
  await start()
  expect(days()).toBe('Doručenie 25. – 27. novembra')
  expect(button.elements()).toEqual([])
})
