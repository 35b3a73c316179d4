// Fetches and encodes all pictures of the shop, however long it takes, and builds nothing: the next build finds them
// ready. It can be stopped at any time; what is encoded by then is kept.
import { takeBuildLock } from './pipeline/build-lock.ts'
import { endWithNpm } from './end-with-npm.ts'
import { exitWithReason } from './exit-with-reason.ts'
import { findingParts, formatPart } from './pipeline/report/report.ts'
import { runPictures } from './pipeline/pictures/run-pictures.ts'
import { runPull } from './pipeline/pull/run-pull.ts'

endWithNpm()
try {
  takeBuildLock('npm run pictures')
  const { catalogue } = await runPull(process.env, 'dist')
  const { made } = await runPictures(catalogue, process.env, Infinity)
  for (const part of findingParts(made.faults)) console.warn(`\n${formatPart(part)}`)
  process.exit()
} catch (error) {
  exitWithReason(error)
}
