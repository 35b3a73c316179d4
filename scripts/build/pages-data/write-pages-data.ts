import { join } from 'node:path'
import { writeWhole } from '../kept-files.ts'
import { PAGES_DATA_DIR, type PagesData } from '../../../src/catalogue/pages-data.ts'

/** Leaves for pages what they are rendered from. */
export async function writePagesData({ pictures, ...parts }: PagesData): Promise<void> {
  for (const [name, part] of Object.entries({ ...parts, pictures: [...pictures] }))
    await writeWhole(join(PAGES_DATA_DIR, `${name}.json`), JSON.stringify(part))
}
