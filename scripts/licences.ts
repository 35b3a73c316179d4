/** Writes the list of licences of all that comes to a browser, as the last build has it. */
import { writeFileSync } from 'node:fs'
import { exit } from 'node:process'
import { LICENCES, licenceList } from './pipeline/licences.ts'

try {
  writeFileSync(LICENCES, licenceList())
} catch (error) {
  console.error(`${String(error)}\nBuild the shop first: npm run build`)
  exit(1)
}
