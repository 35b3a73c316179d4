import { describe, expect, it, vi } from 'vitest'

describe('the products seen last', () => {
  async function openSeen() {
    vi.resetModules()
    return import('../../../src/product/store/recently-seen-store.ts')
  }

  it('keep what was seen from page to page, newest first and each once', async () => {
    for (const slug of ['hrncek', 'mikina', 'hrncek']) (await openSeen()).rememberSeen(slug)
    expect((await openSeen()).readRecentlySeen()).toEqual(['hrncek', 'mikina'])
  })

  it('end with the visit', async () => {
    ;(await openSeen()).rememberSeen('mikina')
    expect(localStorage).toHaveLength(0)
    sessionStorage.clear()
    expect((await openSeen()).readRecentlySeen()).toEqual([])
  })

  it('keep the last eight', async () => {
    const { rememberSeen, readRecentlySeen } = await openSeen()
    for (let number = 1; number <= 10; number++) rememberSeen(`tricko-${number}`)
    expect(readRecentlySeen()).toHaveLength(8)
    expect(readRecentlySeen().at(0)).toBe('tricko-10')
    expect(readRecentlySeen().at(-1)).toBe('tricko-3')
  })

  it('are no more than eight, and of a huge text its beginning', async () => {
    sessionStorage.setItem(
      'recentlySeen',
      JSON.stringify(Array.from({ length: 5000 }, () => 'x'.repeat(5000))),
    )
    const { readRecentlySeen } = await openSeen()
    expect(readRecentlySeen()).toHaveLength(8)
    expect(readRecentlySeen()[0]).toHaveLength(200)
  })
})
