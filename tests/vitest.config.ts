import { availableParallelism } from 'node:os'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/{built,component,e2e}/**', 'node_modules/**'],
    environment: 'node',
    // A test may wait for what its neighbours keep busy; how long is nobody's promise.
    testTimeout: env['LONG'] ? 900_000 : 30_000,
    // Threads start faster than processes; many tests wait for a server or a pause, so none is left idle.
    pool: 'threads',
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
