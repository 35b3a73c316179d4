import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ownedBy, OWNERS } from './fixtures/owners.ts'

/**
 * Tests of pure code and of the build's stages. To start faster, all files of a worker share its modules. So these modules
 * keep no state, and a test that mocks one restores it.
 */
const PURE = [
  'tests/{api,config,guards,look,pages,seo,text}/**/*.test.ts',
  'tests/**/{rules,texts}/**/*.test.ts',
  'tests/**/rules.test.ts',
  'tests/site/catalogue.test.ts',
  'tests/checkout/payment-qr.test.ts',
  'tests/scripts/pipeline/*/**/*.test.ts',
  'tests/scripts/{serve/*,netlify/plugin}.test.ts',
  'tests/{circles,named-in-papers,papers}.test.ts',
]
const BROWSER = 'tests/**/*.browser.test.*'
/** The other tests of a room need a window (`tests/fixtures/page-setup.ts`). */
const PAGE = 'tests/!(scripts|built|e2e|browser|fixtures)/**/*.test.ts'
/** A test of a store that asks a real server and needs no window. */
const NO_PAGE = 'tests/listing/store/sources-agree.test.ts'
const PROCESSES = ['tests/scripts/pipeline/{whole-build,build-lock}.test.ts']

/** Tests of pages and texts with the owner's data. They pass with any owner. */
const OWNED = ['tests/{pages/content,seo/json-ld,scripts/pipeline/return-form/return-form}.test.ts']

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    environment: 'node',
    // Wide limits, only for tests that hang: other tests may keep the machine busy.
    testTimeout: 300_000,
    // Tests that take minutes or hours. Only `npm run test:long` runs them.
    tags: [{ name: 'long', timeout: 7_200_000 }],
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Threads start faster than processes.
    pool: 'threads',
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: [BROWSER], isolate: false } },
      {
        extends: true,
        test: {
          name: 'page',
          include: [PAGE],
          exclude: [...PURE, BROWSER, NO_PAGE],
          isolate: false,
          environment: 'happy-dom',
          setupFiles: ['tests/fixtures/page-setup.ts'],
          env: { SHOP_API_URL: 'https://api.invalid' },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/scripts/**/*.test.ts', NO_PAGE],
          exclude: [...PURE, ...PROCESSES],
        },
      },
      ...Object.entries(OWNERS).map(([name, owner]) => ({
        extends: true as const,
        plugins: [ownedBy(owner)],
        test: { name, include: OWNED },
      })),
      { extends: true, test: { name: 'processes', include: PROCESSES } },
      // Tests of the files of the shop under test, without a browser.
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
})
