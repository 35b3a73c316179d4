// Builds the shop (pipeline/build-shop.ts). Its code is imported late: the compile cache has to be on first, because a
// build that finds nothing changed mostly loads code; and the owner's data have to be readable.
import { enableCompileCache } from 'node:module'

enableCompileCache('.cache/compiled')
const { parseAllowSamples } = await import('../src/config/build-env.ts')
const { assertOwner } = await import('./assert-owner.ts')
try {
  await assertOwner(parseAllowSamples(process.env))
} catch (error) {
  const { endWithReport } = await import('./pipeline/report/failure.ts')
  await endWithReport(error, process.env)
}
await import('./pipeline/build-shop.ts')
