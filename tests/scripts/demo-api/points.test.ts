// Rule 414
import { expect, it } from 'vitest'
import { startShop } from './running-shop.ts'

it('the demo shop has boxes and pick-up points from the start, and an order to one can be paid by a transfer', async () => {
  const { url } = await startShop()
  const config = (await (await fetch(`${url}/v1/get/?action=get_eshop_config`)).json()) as {
    data: {
      deliveryOptions: { id: number; kind: string; points?: string }[]
      paymentOptions: { kind: string; visible_in_delivery: number[] }[]
    }
  }
  const point = config.data.deliveryOptions.find(({ kind }) => kind === 'point')
  const transfer = config.data.paymentOptions.find(({ kind }) => kind === 'transfer')
  expect(transfer?.visible_in_delivery).toContain(point?.id)
  const points = (await (await fetch(point?.points ?? '')).json()) as { name: string; city: string }[]
  expect(points.length).toBeGreaterThan(1000)
  expect(new Set(points.map(({ city }) => city)).size).toBeGreaterThan(100)
  expect(points.filter(({ name }) => name.startsWith('Box')).length).toBeGreaterThan(points.length / 2)
})
