import { afterAll, expect, it } from 'vitest'
import { tempFolder, writeFiles } from '../fixtures/temp-folder.ts'
import { runScript } from './run-script.ts'

const FILE = 'src/config/owner.ts'
const folder = await tempFolder(afterAll)

const form = (setting: string) => `export const OWNER = {\n  ${setting}\n  city: 'Košice',\n}\n`

it.each([
  ['an extra quotation mark', form("name: 'Ihla's',"), 'riadok 2: súboru sa odtiaľto nedá rozumieť'],
  ['a missing comma', form("name: 'Ihla'"), 'riadok 3: súboru sa odtiaľto nedá rozumieť'],
  ['missing quotation marks', form('name: Ihla,'), 'riadok 2: súboru sa odtiaľto nedá rozumieť'],
  ['a number instead of a text', form('name: 1,'), 'riadok 2: name má byť text v úvodzovkách'],
  ['nothing in it', '', 'OWNER vo formulári chýba'],
])(
  'a build with %s in owner.ts stops with a Slovak sentence, and fetches nothing',
  async (_, text, sentence) => {
    await writeFiles(folder, { [FILE]: text })
    const { code, output } = await runScript('build.ts', folder)
    expect(output).toContain(`V údajoch majiteľa treba niečo opraviť (${FILE}):\n`)
    expect(output).toContain(`\n- ${sentence}`)
    expect(output).not.toMatch(/\n {4}at |SHOP_API_URL/)
    expect(code).toBe(1)
  },
)
