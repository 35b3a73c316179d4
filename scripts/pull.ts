// Pulls the catalogue from the shop's API into a snapshot that the pages are rendered from.
import { runPull } from './pull/run-pull.ts'
import { exitWithReason } from './exit-with-reason.ts'

await runPull(process.env).catch(exitWithReason)
