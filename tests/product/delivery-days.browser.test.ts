import { expect, it, onTestFinished, vi } from 'vitest'
import { showHtml } from '../browser/page.ts'

it('says the days of delivery, counted from today in Slovakia', async () => {
  // In Slovakia it is Sunday, 22 November already.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T23:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  showHtml('<delivery-days data-span="3 5">Doručenie za 3 – 5 pracovných dní</delivery-days>')
  await import('../../src/product/delivery-days.ts')
  const said = document.querySelector('delivery-days')?.textContent
  expect(said?.replaceAll('\u2060', '').replaceAll(/\s/g, ' ')).toBe('Doručenie 25. – 27. novembra')
})
