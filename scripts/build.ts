// Builds the shop (build/build-shop.ts). Its code is imported only after Node's compile cache is on: a build that finds
// nothing changed spends a large part of its time on loading code.
import { enableCompileCache } from 'node:module'

enableCompileCache('.cache/compiled')
await import('./pipeline/build-shop.ts')
