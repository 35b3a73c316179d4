// Rule 414
import { findingParts } from '../../../../scripts/pipeline/report/report.ts'
import { brotliCompressSync, constants } from 'node:zlib'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { makePoints } from '../../../../scripts/demo-api/seed/pickup-points.ts'
import { boundedFetch } from '../../../../scripts/pipeline/bounded-body.ts'
import { pullCatalogue } from '../../../../scripts/pipeline/pull/pull-catalogue.ts'
import {
  pointSchema,
  pullPoints,
  toPointsFile,
  type PointList,
} from '../../../../scripts/pipeline/pull/pull-points.ts'
import { pointFindings } from '../../../../scripts/pipeline/report/finding.ts'
import { createApiClient } from '../../../../src/api/client.ts'
import { readPoints } from '../../../../src/pickup-points/rules/points-file.ts'
import { answerOf, sentProducts } from '../../../fixtures/fake-shop.ts'
import { answerWith, serveForTest, type Handler } from '../../../fixtures/test-server.ts'

const POLICY = { timeoutMs: 60_000, totalTimeoutMs: 60_000, retries: 0, maxPauseMs: 1 }
const NOW = '2026-11-26T03:00:00.000Z'
const SENT = {
  id: 7,
  name: 'Box pri tržnici',
  street: 'Hlavná 1',
  city: 'Dolný Kubín',
  postal_code: '026 01',
}
const POINT = { id: '7', name: SENT.name, street: SENT.street, city: SENT.city, postalCode: '026 01' }

/** Pulls the one list of a shop with one delivery to a point; its list is at the given address. */
async function pull(handler: Handler, address?: string): Promise<PointList> {
  const { url } = await serveForTest(handler)
  const api = createApiClient('http://localhost:1', POLICY, { fetch: boundedFetch })
  const points = address ?? `${url}/points.json`
  const box = { id: 3, name: 'Box', kind: 'Point', costCents: 320, carrier: '', points, days: undefined }
  const post = { ...box, id: 1, name: 'Pošta', kind: 'post' }
  const config = { banners: [], deliveryOptions: [post, box] }
  const [list, ...others] = await pullPoints(api, config)
  expect(others).toEqual([])
  return list as PointList
}
const send = (body: unknown) => answerWith(JSON.stringify(body))

it.each<[string, unknown, object]>([
  ['a list', [SENT], {}],
  ['the data of an answer', { data: [SENT], meta: null, error: null }, {}],
  ['an object with number keys', { 0: SENT }, {}],
  ['an id as text', [{ ...SENT, id: ' SK-7 ' }], { id: 'SK-7' }],
  ['hours', [{ ...SENT, hours: 'nonstop' }], { hours: 'nonstop' }],
  ['hours that are null', [{ ...SENT, hours: null }], {}],
  ['hours that are no text', [{ ...SENT, hours: [] }], {}],
  ['hours that are too long', [{ ...SENT, hours: 'x'.repeat(301) }], {}],
  ['entities', [{ ...SENT, name: 'M&amp;M  ' }], { name: 'M&M' }],
  ['HTML in a name', [{ ...SENT, name: '<b>Box</b> pri &lt;i&gt;pošte' }], { name: 'Box pri pošte' }],
  ['HTML in hours', [{ ...SENT, hours: 'Po 8 – 16<br>Ut 8 – 12' }], { hours: 'Po 8 – 16 Ut 8 – 12' }],
  [
    'neither street nor postal code',
    [{ id: 7, name: 'A', city: 'B' }],
    { name: 'A', city: 'B', street: '', postalCode: '' },
  ],
  [
    'coordinates',
    [{ ...SENT, latitude: '49.20966', longitude: 19.30374 }],
    { latitude: '49.21', longitude: '19.30' },
  ],
  [
    'coordinates with commas',
    [{ ...SENT, latitude: '49,2', longitude: '19,3' }],
    { latitude: '49.20', longitude: '19.30' },
  ],
  ['a postal code without a space', [{ ...SENT, postal_code: '02601' }], {}],
  ['a postal code as a number', [{ ...SENT, postal_code: 2601 }], {}],
  ['a postal code with its country', [{ ...SENT, postal_code: 'SK-02601' }], {}],
  ['a foreign postal code', [{ ...SENT, postal_code: 'A-1010 W' }], { postalCode: 'A-1010 W' }],
])('a list of pick-up points (rule 414) is read from %s', async (_, body, change) => {
  const { points, leftOut, fault } = await pull(send(body))
  expect(points).toEqual([{ ...POINT, ...change }])
  expect({ leftOut, fault }).toEqual({ leftOut: [], fault: undefined })
})

it.each<[string, unknown, string]>([
  ['has no id', { ...SENT, id: '' }, 'Box pri tržnici: id'],
  ['has no name', { ...SENT, name: null }, '7: name'],
  ['has only HTML as its name', { ...SENT, name: '<b></b>' }, '7 <b></b>: name'],
  ['has no town', { ...SENT, city: ' ' }, '7 Box pri tržnici: city'],
  ['has the id of another', { ...SENT, id: 8, name: 'B' }, '8 B: id 2×'],
  ['has a name that is too long', { ...SENT, name: 'x'.repeat(301) }, `7 ${'x'.repeat(298)}: name`],
  ['is not in UTF-8', { ...SENT, city: 'Doln\uFFFD Kub\uFFFDn' }, '7 Box pri tržnici: city'],
  ['is none', 'Box', '"Box": –'],
])('a list of pick-up points (rule 414) leaves out and names a row that %s', async (_, row, named) => {
  const { points, leftOut, rows, fault } = await pull(send([{ ...SENT, id: 8 }, row]))
  expect({ points: points.length, leftOut, rows, fault }).toEqual({ points: 1, leftOut: [named], rows: 2 })
})

it.each<[string, object]>([
  ['are no numbers', { latitude: 'sever', longitude: 'východ' }],
  ['are empty places', { latitude: 0, longitude: 0 }],
  ['are outside Europe', { latitude: '19.3', longitude: '49.2' }],
  ['are only one', { latitude: '49.2' }],
  ['are lists', { latitude: [49], longitude: [19] }],
])(
  'coordinates of a pick-up point that %s are ignored, and the report names the point',
  async (_, change) => {
    const list = await pull(send([{ ...SENT, ...change }]))
    expect(list).toMatchObject({ points: [POINT], leftOut: [], odd: ['7 Box pri tržnici'] })
    expect(list.points[0]).not.toHaveProperty('latitude')
    expect(pointFindings([list])).toMatchObject([{ kind: 'point-places', note: '1 / 1: 7 Box pri tržnici' }])
  },
)

it.each<[string, Handler, string, string?]>([
  ['is not there', answerWith('', 404), 'adresa zoznamu odpovedá chybou'],
  ['is no JSON', answerWith('<html>'), 'na adrese zoznamu nie je JSON'],
  ['is something else', answerWith('{"points":[]}'), 'na adrese zoznamu nie je zoznam miest'],
  ['is refused', answerWith('{"data":null,"error":"no"}'), 'adresa zoznamu hlási chybu'],
  ['is null', answerWith('null'), 'v zozname nie je ani jedno miesto'],
  ['is empty', answerWith('{"data":""}'), 'v zozname nie je ani jedno miesto'],
  ['has no sound row', send([{ id: 1 }]), 'v zozname nie je ani jedno miesto'],
  ['has too many rows', send(Array.from({ length: 10_001 }, (_, id) => ({ id }))), 'zoznam je priveľký'],
  ['breaks off', (_, response) => response.destroy(), 'adresa zoznamu neodpovedá'],
  ['has no address', answerWith(''), 'chýba adresa zoznamu, ktorá sa začína https://', ''],
  ['has an address that is not https', answerWith(''), 'chýba adresa zoznamu', 'file:///etc/points.json'],
])(
  'the delivery of a list of pick-up points is left out, and the owner is told why, if the list %s',
  async (_, handler, note, address) => {
    const list = await pull(handler, address)
    expect(list.points).toEqual([])
    expect(pointFindings([list])[0]).toMatchObject({ kind: 'point', about: 'Box' })
    expect(findingParts(pointFindings([list]))[0]?.lines[0]?.note).toContain(note)
  },
)

it('a list of pick-up points (rule 414) is refused if it is larger than any answer may be', async () => {
  const list = await pull((_, response) => {
    response.write('[')
    const part = ' '.repeat(1_000_000)
    const more = () => response.write(part, (error) => error ?? more())
    more()
  })
  expect(list.fault?.reason).toBe('too-large')
})

it('a catalogue has a file for each list, named by its content, and the delivery of the list has its address', async () => {
  const products = sentProducts(1)
  const server = await serveForTest((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', server.url)
    const delivery = (id: number, name: string, kind: string, points: string) => ({
      ...{ id, name, kind, cost: '3,20', points: points && `${server.url}${points}` },
    })
    const deliveryOptions = [
      delivery(1, 'Pošta', 'post', ''),
      delivery(2, 'Box', 'point', '/boxes'),
      delivery(3, 'Pult', 'point', '/none'),
      delivery(4, 'Box na dobierku', 'point', '/boxes'),
    ]
    const config = { banners: [], deliveryOptions }
    const answer =
      pathname === '/boxes'
        ? [SENT]
        : pathname === '/none'
          ? null
          : answerOf({ categories: { tricka: products }, config }, searchParams)
    response.end(JSON.stringify(answer))
  })
  const api = createApiClient(server.url, POLICY)
  const { catalogue, pointFiles, readings, findings } = await pullCatalogue(api, {
    ...{ concurrency: 3, pageSize: 2, now: NOW },
  })
  const [[name, content] = []] = Object.entries(pointFiles)
  expect(name).toMatch(/^points\.[0-9a-f]{12}$/)
  expect(readPoints(content)).toEqual([POINT])
  expect(catalogue.settings.deliveryOptions).toMatchObject([
    { id: 1, name: 'Pošta', kind: 'post', costCents: 320 },
    { id: 2, name: 'Box', kind: 'point', costCents: 320, pointsFile: `/listing/${name}.json` },
    { id: 4, name: 'Box na dobierku', kind: 'point', costCents: 320, pointsFile: `/listing/${name}.json` },
  ])
  expect(readings.filter(({ kind }) => kind === 'point').map((one) => one.name)).toEqual([
    'Box',
    'Pult',
    'Box na dobierku',
  ])
  expect(findings.filter(({ kind }) => kind === 'point')).toMatchObject([{ about: 'Pult' }])
  expect(server.requests.filter((path) => path === '/boxes')).toHaveLength(1)
})

it('a file of 3000 points has less than 60 kB, as any host compresses it', () => {
  const points = makePoints(3000).map((row) => v.parse(pointSchema, row).point)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const bytes = brotliCompressSync(JSON.stringify(toPointsFile(points).content), { params }).length
  expect(points).toHaveLength(3000)
  expect(bytes).toBeLessThan(60_000)
})
