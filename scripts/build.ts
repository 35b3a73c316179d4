// Builds the shop (build/build-shop.ts). The code that does is loaded only once what Node compiled of it last time is at
// hand: of a build that finds nothing changed, loading is a large part.
import { enableCompileCache } from 'node:module'

enableCompileCache('.cache/compiled')
await import('./build/build-shop.ts')
