/** Writes the return form into public/: run it after a change of the company's data or of the form's texts. */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { RETURN_FORM } from '../src/messages/content.ts'
import { renderReturnForm } from './return-form/render.ts'

const file = await renderReturnForm()
await writeFile(fileURLToPath(new URL(`../public${RETURN_FORM.path}`, import.meta.url)), file)
console.log(`public${RETURN_FORM.path}: ${Math.round(file.length / 1000)} kB`)
