import { expect, it } from 'vitest'
import { tempFolder, writeFiles } from '../fixtures/temp-folder.ts'
import { runScript } from './run-script.ts'

/** A branch as Packeta exports it, also with fields that the shop's list leaves out. */
const branch = (change: object) => ({
  ...{ id: '4012', name: 'Dolný Kubín, Nemocničná 1944, Kvety', special: '', place: 'Kvety' },
  ...{ street: 'Nemocničná 1944', city: 'Dolný Kubín', zip: '026 01', country: 'sk', currency: 'EUR' },
  ...{ status: { statusId: '1', description: 'V prevádzke' }, displayFrontend: '1', latitude: '49.2' },
  ...change,
})
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const hours = (...times: string[]) => ({
  openingHours: {
    compactShort: '<b>…</b>',
    regular: Object.fromEntries(WEEK.map((day, i) => [day, times[i]])),
  },
})
const work = Array<string>(5).fill('08:00–12:00, 12:30–17:00')

it("Packeta's exports become a list of the open Slovak points, with their hours", async () => {
  const folder = await tempFolder()
  await writeFiles(folder, {
    'box.json': JSON.stringify([
      branch({ id: '9001', name: 'Z-BOX', ...hours(...Array<string>(7).fill('00:00–23:59')) }),
    ]),
    'branch.json': JSON.stringify([
      branch(hours(...work, '09:00–11:00', '')),
      branch({ id: '1', ...hours('8:00–9:00', '', '8:00–9:00', '8:00–9:00', '', '', '') }),
      branch({ id: '2' }),
      branch({ id: '3', country: 'cz' }),
      branch({ id: '4', status: { statusId: '2' } }),
      branch({ id: '5', displayFrontend: '0' }),
    ]),
  })
  const { output } = await runScript('packeta-points.ts', folder, {}, undefined, ['box.json', 'branch.json'])
  const points = JSON.parse(output) as { id: string; hours: string }[]
  expect(points.map(({ id, hours }) => `${id}: ${hours}`)).toEqual([
    '9001: nonstop',
    '4012: Po – Pi 8:00 – 12:00, 12:30 – 17:00, So 9:00 – 11:00',
    '1: Po 8:00 – 9:00, St – Št 8:00 – 9:00',
    '2: ',
  ])
  expect(points[1]).toEqual({
    ...{ id: '4012', name: 'Dolný Kubín, Nemocničná 1944, Kvety', street: 'Nemocničná 1944' },
    ...{ city: 'Dolný Kubín', postal_code: '026 01', hours: expect.any(String) as string, latitude: '49.2' },
  })
})

const run = async (files: Record<string, string>) => {
  const folder = await tempFolder()
  await writeFiles(folder, files)
  return runScript('packeta-points.ts', folder, {}, undefined, Object.keys(files))
}

it("Packeta's older export, with the branches by their ids, becomes the same list", async () => {
  const [one, two] = [
    branch({ id: '1' }),
    branch({ id: '2', codAllowed: '0', openingHours: { exceptions: { '2026-12-24': '' } } }),
  ]
  const { code, output } = await run({ 'box.json': JSON.stringify({ data: { 1: one, 2: two } }) })
  expect(code).toBe(0)
  expect(output).toContain('"id":"1"')
  expect(output).toMatch(/1 z 2 miest neprijíma dobierku[^]*1 z 2 miest má výnimočné hodiny/)
})

it.each<[string, Record<string, string>, RegExp]>([
  [
    'an answer that is an error',
    { 'box.json': '{"error":"Invalid API key"}' },
    /V box\.json nie sú.*Packeta píše: Invalid API key/,
  ],
  ['an empty export', { 'box.json': '[]' }, /V box\.json nie sú žiadne miesta/],
  ['a page instead of JSON', { 'box.json': '<html>' }, /box\.json sa nedá prečítať ako JSON/],
  [
    'points of another country alone',
    { 'box.json': JSON.stringify([branch({ country: 'cz' })]) },
    /žiadne otvorené miesto/,
  ],
  ['no file', {}, /Povedzte, ktoré exporty/],
])("Packeta's export is refused with a sentence and code 1 if it is %s", async (_, files, sentence) => {
  const { code, output } = await run(files)
  expect([code, output]).toEqual([1, expect.stringMatching(sentence)])
})
