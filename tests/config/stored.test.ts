import { expect, it } from 'vitest'
import { STORED_KEYS } from '../../src/config/stored-keys.ts'
import { TOKEN_KEY } from '../../src/config/stored.ts'

it('what a browser kept before a new version is looked for where it is', () => {
  expect(STORED_KEYS).toEqual([
    ...['cart', 'chosenDelivery', 'chosenPayment', 'customerData', 'customerDataChanged', 'oldPrices'],
    ...['orderAttempts', 'orderPending', 'orderSent', 'orderReceipt', 'recentlySeen', 'theme', 'token'],
  ])
  expect(TOKEN_KEY).toBe('token')
})
