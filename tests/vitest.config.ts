import { availableParallelism } from 'node:os'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * Tests of pure code: values in, values out. They share their workers' modules, which saves a worker's start for each
 * file. So no module of theirs keeps state, and none of them replaces one.
 */
const PURE = [
  'tests/{api,domain,messages,config,catalogue,seo,pages,styles}/**/*.test.ts',
  'tests/islands/checkout/payment-qr.test.ts',
  'tests/scripts/{bench,config,test}/**/*.test.ts',
  'tests/scripts/build/{feeds,headers,report,return-form,sitemap}/**/*.test.ts',
  'tests/papers.test.ts',
]
/** Tests of code that needs a window (`tests/fixtures/page-setup.ts`). */
const PAGE = 'tests/{stores,components,islands/product}/**/*.test.ts'
/** It asks a real server, and not as a page does. */
const NO_PAGE = 'tests/stores/listing/sources-agree.test.ts'
/** Programs under random faults, and ends of npm: minutes that only `npm run test:long` takes. */
const LONG_RUN = [
  'tests/scripts/build/random-lies.test.ts',
  'tests/scripts/demo-api/{fuzz,killed}.test.ts',
  'tests/scripts/end-with-npm.test.ts',
]
/** Tests that start programs. */
const PROCESSES = [
  'tests/scripts/build/{same,whole,refused}-build.test.ts',
  'tests/scripts/build/build-lock.test.ts',
  'tests/scripts/demo-api/main.test.ts',
  ...(env['LONG'] ? LONG_RUN : []),
]

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    environment: 'node',
    // A test may wait for what its neighbours keep busy; how long is nobody's promise.
    testTimeout: env['LONG'] ? 900_000 : 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Threads start faster than processes.
    pool: 'threads',
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          ...{ name: 'page', include: [PAGE], exclude: [NO_PAGE], isolate: false },
          ...{ environment: 'happy-dom', setupFiles: ['tests/fixtures/page-setup.ts'] },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/scripts/**/*.test.ts', NO_PAGE],
          exclude: [...PURE, ...PROCESSES, ...LONG_RUN],
        },
      },
      { extends: true, test: { name: 'processes', include: PROCESSES } },
      // The shop under test as a browser gets it, without a browser: what HTML, headers and files say.
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
})
