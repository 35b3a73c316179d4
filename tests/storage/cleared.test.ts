// Rule 609
import { beforeEach, describe, expect, it, vi } from 'vitest'

async function openPage() {
  vi.resetModules()
  await import('../../src/storage/persistence.ts')
  return import('../../src/product/store/recently-seen-store.ts')
}

const stamp = (text: string) => localStorage.setItem('cleared', text)
const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

describe("data in a tab's session storage", () => {
  beforeEach(() => {
    sessionStorage.setItem('recentlySeen', '["mikina"]')
    sessionStorage.setItem('orderReceipt', '{}')
    sessionStorage.setItem('of-others', 'x')
  })

  it('is deleted at once when another tab clears storage', async () => {
    const page = await openPage()
    stamp('1')
    tell('cleared')
    expect(page.readRecentlySeen()).toEqual([])
    expect(Object.keys(sessionStorage).sort()).toEqual(['cleared', 'of-others'])
  })

  it('is deleted by the next page of a tab that missed the event', async () => {
    stamp('1')
    expect((await openPage()).readRecentlySeen()).toEqual([])
    expect(sessionStorage.getItem('orderReceipt')).toBeNull()
  })

  it('is deleted when a page comes back from the back/forward cache', async () => {
    const page = await openPage()
    stamp('1')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(page.readRecentlySeen()).toEqual([])
  })

  it('is deleted once for each clearing, so that products seen later stay', async () => {
    expect((await openPage()).readRecentlySeen()).toEqual(['mikina'])
    stamp('1')
    ;(await openPage()).rememberSeen('hrncek')
    expect((await openPage()).readRecentlySeen()).toEqual(['hrncek'])
    stamp('2')
    expect((await openPage()).readRecentlySeen()).toEqual([])
  })
})
