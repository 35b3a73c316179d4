// Rule 416
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writePoints } from '../../../../src/pickup-points/rules/points-file.ts'
import { BOX, BOX_SETTINGS, cartLine, customer } from '../../../fixtures/builders.ts'
import { shop } from '../../../fixtures/open-shop.ts'
import { FORM, openCheckout, UNKNOWN } from './open-checkout.ts'

const POINT = { id: '7', name: 'Box', street: 'Hlavná 1', city: 'Dolný Kubín', postalCode: '026 01' }
const listed = (...points: (typeof POINT)[]) => shop.answers(BOX.pointsFile, writePoints(points))

beforeEach(() => {
  listed(POINT)
  vi.spyOn(console, 'warn').mockReturnValue()
})

async function openToPoint(point = POINT) {
  const page = await openCheckout()
  const points = await import('../../../../src/pickup-points/store/last-points-store.ts')
  page.openSettings(BOX_SETTINGS)
  page.addToCart(cartLine())
  page.updateCustomer(customer())
  page.chooseDelivery(BOX.id)
  if (point.id !== '') points.choosePoint(BOX, point)
  page.acceptTerms(true)
  return { ...page, ...points }
}

describe('an order to a pick-up point', () => {
  it('goes there, and the point stays the last one, no longer chosen', async () => {
    const page = await openToPoint()
    await page.submitOrder()
    expect(shop.orders()[0]?.order.pickupPoint).toMatchObject({
      id: '7',
      address: 'Hlavná 1, 026 01 Dolný Kubín',
    })
    expect(page.$receipt.get()?.pickupPoint).toEqual(POINT)
    expect(page.readLastPoints()).toEqual({
      [BOX.name]: { point: POINT, isChosen: false, delivery: BOX.name },
    })
  })

  it('is not sent without a point', async () => {
    const page = await openToPoint({ ...POINT, id: '' })
    await page.submitOrder()
    expect(shop.orders()).toEqual([])
    expect(page.$order.get()).toMatchObject({ view: FORM.view })
  })

  it.each([
    ['has left the list', { ...POINT, id: '8' }],
    ['has given its id to another', { ...POINT, name: 'Trafika', city: 'Martin' }],
  ])('is not sent to a point that %s, and everything else is kept', async (_, now) => {
    const page = await openToPoint()
    listed(now)
    await page.submitOrder()
    expect(shop.orders()).toEqual([])
    expect(page.$order.get()).toEqual({ ...FORM, isTermsAccepted: true, notice: 'point' })
    expect(page.$checkout.get()).toMatchObject({ deliveryId: BOX.id, pickupPoint: null })
    expect(page.$customer.get().name).toBe('Jana')
  })

  it.each([
    ['address', { ...POINT, street: 'Nová 9' }],
    ['name', { ...POINT, name: 'Box pri stanici' }],
  ])('waits once while the shopper sees the new %s of its point, and then goes there', async (_, moved) => {
    const page = await openToPoint()
    listed(moved)
    await page.submitOrder()
    expect(shop.orders()).toEqual([])
    expect(page.$order.get()).toEqual({ ...FORM, isTermsAccepted: true, notice: 'moved' })
    expect(page.$checkout.get().pickupPoint).toEqual(moved)
    await page.submitOrder()
    expect(shop.orders()[0]?.order.pickupPoint).toMatchObject({ name: moved.name })
    expect(page.$receipt.get()?.pickupPoint).toEqual(moved)
  })

  it('is sent where the list cannot be fetched', async () => {
    shop.fails(BOX.pointsFile)
    const page = await openToPoint()
    await page.submitOrder()
    expect(shop.orders()).toHaveLength(1)
  })

  it('is repeated as it was, under its key, though its point has left the list', async () => {
    shop.answers('new_order', UNKNOWN)
    const page = await openToPoint()
    await page.submitOrder()
    page.acknowledgeFailure()
    expect(page.$pendingOrder.get()).toBe('same')
    listed({ ...POINT, id: '8' })
    await page.order()
    expect(new Set(shop.orders().map(({ key }) => key)).size).toBe(1)
    expect(shop.orders()).toHaveLength(2)
  })

  it('is another order with another point', async () => {
    shop.answers('new_order', UNKNOWN)
    const page = await openToPoint()
    await page.submitOrder()
    page.acknowledgeFailure()
    page.choosePoint(BOX, { ...POINT, id: '8' })
    expect(page.$pendingOrder.get()).toBe('changed')
  })

  it('has its point back when something clears storage while it is under way', async () => {
    shop.answers('new_order', () => {
      localStorage.clear()
      return UNKNOWN
    })
    const page = await openToPoint()
    await page.submitOrder()
    expect(page.readLastPoints()).toEqual({
      [BOX.name]: { point: POINT, isChosen: true, delivery: BOX.name },
    })
  })
})
