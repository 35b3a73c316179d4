// Rule 909
import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { SAMPLE_FILES } from '../../scripts/pipeline/check-samples.ts'
import { FIRM } from '../fixtures/owners.ts'
import { tempFolder, writeFiles } from '../fixtures/temp-folder.ts'
import { runScript } from './run-script.ts'

const FILE = 'src/config/owner.ts'
const folder = await tempFolder(afterAll)

const form = (setting: string) => `export const OWNER = {\n  ${setting}\n  city: 'Košice',\n}\n`

it('a real shop is not built with the sample logo, colours or sizes, until the owner says that they are the shop’s own', async () => {
  const files = await Promise.all(
    SAMPLE_FILES.map(async (file) => [file, await readFile(file, 'utf8')] as const),
  )
  await writeFiles(folder, {
    [FILE]: `export const OWNER = ${JSON.stringify(FIRM)}`,
    ...Object.fromEntries(files),
  })
  const stopped = await runScript('build.ts', folder, { ALLOW_SAMPLES: '' })
  for (const file of SAMPLE_FILES) expect(stopped.output).toMatch(new RegExp(`- ${file}: .* ukážka`))
  expect(stopped.output).toContain('stačí ALLOW_SAMPLES=1')
  const own = files.map(([file, text]) => [file, text.replace('UKÁŽKA', '')] as const)
  await writeFiles(folder, Object.fromEntries(own))
  expect((await runScript('build.ts', folder, { ALLOW_SAMPLES: '' })).output).not.toContain('ukážka')
})

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
