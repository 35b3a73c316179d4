// Rule 414
import { expect, it } from 'vitest'
import { startShop } from './running-shop.ts'

it('the demo shop has boxes and pick-up points from the start, and can be paid for by a transfer there', async () => {
  const { url } = await startShop()
  const read = async (path: string) => (await fetch(url + path)).json() as Promise<never>
  const { deliveryOptions, paymentOptions } = (
    (await read('/v1/get/?action=get_eshop_config')) as {
      data: Record<string, { id: number; kind: string; points?: string; visible_in_delivery: number[] }[]>
    }
  ).data
  const point = deliveryOptions?.find(({ kind }) => kind === 'point')
  expect(paymentOptions?.[0]).toMatchObject({
    kind: 'transfer',
    visible_in_delivery: expect.arrayContaining([point?.id]),
  })
  const points = (await (await fetch(point?.points ?? '')).json()) as { name: string; city: string }[]
  expect(points.length).toBeGreaterThan(1000)
  expect(new Set(points.map(({ city }) => city)).size).toBeGreaterThan(100)
  expect(points.filter(({ name }) => name.startsWith('Box')).length).toBeGreaterThan(points.length / 2)
})
