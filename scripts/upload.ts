// Puts a built shop online: `npm run upload -- user@host:/path`, or a folder of this machine. It uploads the files that pages
// need, then the pages, and last deletes what an earlier upload put there: so no page ever lacks a file, and a file of
// somebody else stays. --dry-run only lists the changes. --from takes another folder than dist/, such as a backup.
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import { UploadError, uploadShop } from './upload/upload-shop.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, from: { type: 'string', default: 'dist' } },
  })
  const [target] = positionals
  if (target === undefined || positionals.length > 1)
    throw new UploadError('Say where the shop is to lie: npm run upload -- user@host:/path')
  await uploadShop({ from: values.from, target, isTrial: values['dry-run'] }, console.log)
} catch (error) {
  console.error(error instanceof UploadError ? error.message : error)
  exit(1)
}
