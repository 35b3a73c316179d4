/** Checks that every file imports only what the table of rooms (`check-imports/table.ts`) allows. */
import { fileURLToPath } from 'node:url'
import { argv, exit } from 'node:process'
import { checkImports } from './check-imports/check.ts'

const root = argv[2] ?? fileURLToPath(new URL('..', import.meta.url))
const { files, violations } = await checkImports(root)

for (const { file, line, message } of violations) console.error(`${file}:${line} ${message}`)
if (files === 0) console.error(`No files to check under ${root}: is it the root of the shop?`)
console.log(`Imports: ${files} files, ${violations.length} violations`)
exit(files === 0 || violations.length > 0 ? 1 : 0)
