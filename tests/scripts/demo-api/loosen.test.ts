import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { createResponses } from '../../../scripts/demo-api/responses.ts'
import { loosen } from '../../../scripts/demo-api/loosen.ts'

const forms = (json: Parameters<typeof loosen>[0]) => new Set([0, 1, 2, 3, 4, 5].map((n) => loosen(json, n)))

test.each([
  [{ price: 12.9 }, ['{"price":"12.90"}', '{"price":"12,90"}', '{"price":12.9}']],
  [{ id: 7 }, ['{"id":"7"}', '{"id":7}']],
  [{ whole_prod_count: 180 }, ['{"whole_prod_count":"180"}', '{"whole_prod_count":180}']],
  [{ status: 1 }, ['{"status":"1"}', '{"status":1}']],
  [{ forKids: true }, ['{"forKids":"1"}', '{"forKids":1}', '{"forKids":true}']],
  [{ forKids: false }, ['{"forKids":"0"}', '{"forKids":""}', '{"forKids":null}']],
  [{ active_filters: {} }, ['{"active_filters":[]}']],
  [{ variants: [] }, ['{"variants":null}']],
  [{ sizes: [] }, ['{"sizes":[]}']],
  [{ tags: ['98'] }, ['{"tags":["98"]}', '{"tags":[98]}']],
  [{ name: '12', text: 'x', data: null }, ['{"name":"12","text":"x","data":null}']],
])('%o becomes %o', (json, expected) => {
  const texts = [...forms(json)].map((form) => JSON.stringify(form))
  expect([...new Set(texts)].toSorted()).toEqual(expected.toSorted())
})

test('the same counter gives the same, and nothing is changed in place', () => {
  const json = { price: 1.5, list: [{ id: 1, forKids: false }], empty: [] }
  const before = structuredClone(json)
  expect(loosen(json, 3)).toEqual(loosen(json, 3))
  expect(json).toEqual(before)
})

test('an answer that the shop could not read leaves as a 500 that says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const schema = v.object({ data: v.object({ price: v.number() }) })
  const response = createResponses(false).send(schema, { data: { price: 'free' as never } })
  expect(response.status).toBe(500)
  expect(((await response.json()) as { error: string }).error).toContain('data.price')
  expect(log).toHaveBeenCalledOnce()
})
