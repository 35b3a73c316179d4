import { afterAll, expect, it } from 'vitest'
import { tempFolder, writeFiles } from '../fixtures/temp-folder.ts'
import { runScript } from './run-script.ts'

const FILE = 'src/config/owner.ts'
const folder = await tempFolder(afterAll)

const form = (setting: string) => `export const OWNER = {\n  ${setting}\n  city: 'Košice',\n}\n`

it.each([
  ['a quotation mark too many', form("name: 'Ihla's',"), 'riadok 2: súboru sa odtiaľto nedá rozumieť'],
  ['no comma', form("name: 'Ihla'"), 'riadok 3: súboru sa odtiaľto nedá rozumieť'],
  ['no quotation marks', form('name: Ihla,'), 'riadok 2: súboru sa odtiaľto nedá rozumieť'],
  ['a number for a text', form('name: 1,'), 'riadok 2: name má byť text v úvodzovkách'],
  ['nothing in it', '', 'OWNER vo formulári chýba'],
])('a build refuses an owner.ts with %s in Slovak, and fetches nothing', async (_, text, sentence) => {
  await writeFiles(folder, { [FILE]: text })
  const { code, output } = await runScript('build.ts', folder)
  expect(output).toContain(`V údajoch majiteľa treba niečo opraviť (${FILE}):\n`)
  expect(output).toContain(`\n  ${sentence}`)
  expect(output).not.toMatch(/\n {4}at |SHOP_API_URL/)
  expect(code).toBe(1)
})
