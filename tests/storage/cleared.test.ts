import { beforeEach, describe, expect, it, vi } from 'vitest'

async function openPage() {
  vi.resetModules()
  await import('../../src/storage/persistence.ts')
  return import('../../src/product/store/recently-seen-store.ts')
}

const stamp = (text: string) => localStorage.setItem('cleared', text)
const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

describe("a tab's own stored data", () => {
  beforeEach(() => {
    sessionStorage.setItem('recentlySeen', '["mikina"]')
    sessionStorage.setItem('orderReceipt', '{}')
    sessionStorage.setItem('of-others', 'x')
  })

  it('goes at once when another tab clears storage', async () => {
    const page = await openPage()
    stamp('1')
    tell('cleared')
    expect(page.readRecentlySeen()).toEqual([])
    expect(Object.keys(sessionStorage).sort()).toEqual(['cleared', 'of-others'])
  })

  it('goes with the next page of a tab that was not told', async () => {
    stamp('1')
    expect((await openPage()).readRecentlySeen()).toEqual([])
    expect(sessionStorage.getItem('orderReceipt')).toBeNull()
  })

  it('goes when a page comes back that was frozen', async () => {
    const page = await openPage()
    stamp('1')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(page.readRecentlySeen()).toEqual([])
  })

  it('goes once for each clearing: products seen since then stay', async () => {
    stamp('1')
    ;(await openPage()).rememberSeen('hrncek')
    expect((await openPage()).readRecentlySeen()).toEqual(['hrncek'])
    stamp('2')
    expect((await openPage()).readRecentlySeen()).toEqual([])
  })

  it('stays where nothing was cleared', async () => {
    expect((await openPage()).readRecentlySeen()).toEqual(['mikina'])
  })
})
