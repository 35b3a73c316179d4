import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RETURN_FORM } from '../../../src/messages/shop/content.ts'
import { renderReturnForm } from './render.ts'

/** Writes the return form into a built shop, with the owner's data as it is now. */
export async function writeReturnForm(dir: string): Promise<void> {
  await writeFile(join(dir, RETURN_FORM.path), await renderReturnForm())
}
