import { readFile } from 'node:fs/promises'
import { isMissing, type OwnerFact, type OwnerSettings } from '../../src/company/rules/owner.ts'
import { COLORS_FILE, LOGO_FILE } from '../../src/config/pictures.ts'
import { OWNER_SAMPLES } from '../../src/config/owner-samples.ts'

/** The word in a file that is still a sample. The owner deletes its line. */
const MARK = 'UKÁŽKA'

/** Files that begin as samples, and what the owner should do. */
const FILES = {
  [LOGO_FILE]: 'logo je ukážka: nahraďte ho svojím',
  [COLORS_FILE]: 'farby sú ukážka: zvoľte svoje, alebo potvrďte tieto',
  'src/config/artwork-plans.ts':
    'čo vám zákazníci posielajú, dokedy a v akých formátoch, je ukážka: opravte to',
  'src/content/home.md': 'príbeh na úvodnej stránke je ukážka: napíšte svoj, alebo súbor zmažte',
  'src/content/landing-pages.md':
    'texty a veľkosti stránok so strihom sú ukážka: opravte ich podľa svojho tovaru',
  'src/config/size-charts.ts': 'tabuľka veľkostí je ukážka: napíšte do nej miery svojho tovaru',
}

export const SAMPLE_FILES = Object.keys(FILES)

/** The files that are still samples, as lines that begin with the file. */
export async function sampleFiles(): Promise<string[]> {
  const lines = Object.entries(FILES).map(async ([file, sentence]) => {
    const isSample = (await readFile(file, 'utf8').catch(() => '')).includes(MARK)
    return isSample ? [`${file}: ${sentence} a zmažte slovo ${MARK}`] : []
  })
  return (await Promise.all(lines)).flat()
}

/** The owner's facts in whose place pages show samples. */
export function sampleFacts(owner: OwnerSettings): OwnerFact[] {
  return (Object.keys(OWNER_SAMPLES) as OwnerFact[]).filter((name) => isMissing(owner[name]))
}
