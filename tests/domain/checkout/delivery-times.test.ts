import { expect, it } from 'vitest'
import { deliveryTimes } from '../../../src/domain/checkout/delivery-times.ts'

it.each<[number | null, [number, number] | null, ReturnType<typeof deliveryTimes>]>([
  [null, null, { handling: null, transit: null }],
  [2, null, { handling: [0, 2], transit: null }],
  [null, [2, 4], { handling: [0, 0], transit: [2, 4] }],
  [1, [2, 4], { handling: [0, 1], transit: [2, 3] }],
  [3, [2, 4], { handling: [1, 3], transit: [1, 1] }],
  [9, [2, 4], { handling: [2, 4], transit: [0, 0] }],
])('sent within %j days, delivered in %j: both parts make the whole', (dispatch, delivery, times) => {
  expect(deliveryTimes(dispatch, delivery)).toEqual(times)
  const { handling, transit } = times
  if (delivery && handling && transit)
    expect([handling[0] + transit[0], handling[1] + transit[1]]).toEqual(delivery)
})
