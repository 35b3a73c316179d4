// Builds the shop (pipeline/build-shop.ts). Its code is imported late: after Node's compile cache is on, because a
// build that finds nothing changed spends much of its time loading code; and after the owner's data were found
// readable.
import { enableCompileCache } from 'node:module'

enableCompileCache('.cache/compiled')
const { exitWithReason } = await import('./exit-with-reason.ts')
const { parseAllowSamples } = await import('../src/config/build-env.ts')
const { assertOwner } = await import('./assert-owner.ts')
try {
  await assertOwner(parseAllowSamples(process.env))
} catch (error) {
  const { reportFailure } = await import('./pipeline/report/failure.ts')
  await reportFailure(error, process.env)
  exitWithReason(error)
}
await import('./pipeline/build-shop.ts')
