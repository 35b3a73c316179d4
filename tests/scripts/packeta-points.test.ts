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
    ...{ city: 'Dolný Kubín', postal_code: '026 01', hours: expect.any(String) as string },
  })
})
