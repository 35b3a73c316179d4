import { describe, expect, it, vi } from 'vitest'

async function openPage() {
  vi.resetModules()
  const page = await import('../../../src/stores/checkout/checkout.ts')
  page.keepShownChoices()
  return page
}

const stored = () => [localStorage.getItem('chosenDelivery'), localStorage.getItem('chosenPayment')]
const [POST, GLS, PICKUP] = [0, 1, 2]
const [TRANSFER, CASH, IN_STORE] = [0, 1, 2]

describe('the payment that is stored', () => {
  it('is the one that is shown, when the delivery does not offer the chosen one', async () => {
    const page = await openPage()
    page.chooseDelivery(GLS)
    page.choosePayment(CASH)
    page.chooseDelivery(PICKUP)
    expect(stored()).toEqual(['2', '0'])
    expect(page.$checkout.get()).toMatchObject({ paymentId: TRANSFER, replacedPayment: { id: CASH } })
  })

  it('is the chosen one again, when the delivery offers it again', async () => {
    const page = await openPage()
    page.choosePayment(CASH)
    page.chooseDelivery(PICKUP)
    page.chooseDelivery(POST)
    expect(stored()).toEqual(['0', '1'])
    expect(page.$checkout.get()).toMatchObject({ paymentId: CASH, replacedPayment: null })
  })

  it('is no longer the earlier one, once another was chosen', async () => {
    const page = await openPage()
    page.choosePayment(CASH)
    page.chooseDelivery(PICKUP)
    page.choosePayment(IN_STORE)
    expect(page.$checkout.get()).toMatchObject({ paymentId: IN_STORE, replacedPayment: null })
    page.chooseDelivery(POST)
    expect(stored()).toEqual(['0', '0'])
    expect(page.$checkout.get()).toMatchObject({ paymentId: TRANSFER, replacedPayment: { id: IN_STORE } })
  })

  it('is forgotten with its page: what was stored in its place is the choice', async () => {
    const page = await openPage()
    page.choosePayment(CASH)
    page.chooseDelivery(PICKUP)
    const later = await openPage()
    expect(later.$checkout.get()).toMatchObject({ paymentId: TRANSFER, replacedPayment: null })
    later.chooseDelivery(POST)
    expect(stored()).toEqual(['0', '0'])
  })

  it('is put right when the page opens, and says so', async () => {
    localStorage.setItem('chosenDelivery', '2')
    localStorage.setItem('chosenPayment', '1')
    const page = await openPage()
    expect(stored()).toEqual(['2', '0'])
    expect(page.$checkout.get()).toMatchObject({ paymentId: TRANSFER, replacedPayment: { id: CASH } })
  })

  it('is put right with a delivery that there is no more', async () => {
    localStorage.setItem('chosenDelivery', '7')
    localStorage.setItem('chosenPayment', '2')
    const page = await openPage()
    expect(stored()).toEqual(['0', '0'])
    expect(page.$checkout.get()).toMatchObject({ deliveryId: POST, paymentId: TRANSFER })
  })

  it('is nothing before one is chosen', async () => {
    await openPage()
    expect(stored()).toEqual([null, null])
  })

  it("is another tab's, when that was chosen last", async () => {
    const page = await openPage()
    page.choosePayment(CASH)
    page.chooseDelivery(PICKUP)
    localStorage.setItem('chosenPayment', '2')
    window.dispatchEvent(new StorageEvent('storage', { key: 'chosenPayment' }))
    expect(page.$checkout.get()).toMatchObject({ paymentId: IN_STORE, replacedPayment: null })
  })
})
