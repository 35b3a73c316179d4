import unit from '../../tests/vitest.config.ts'

/** The tests of what Stryker breaks, one after the other in one thread, which is three times as fast. */
export default {
  ...unit,
  test: {
    ...unit.test,
    projects: undefined,
    // Stryker tries a mutant of code that runs while a module loads with all tests, any other with the tests that reach it.
    // Left out are tests that load modules anew while they run, and tests that wait for a network: one that fails by chance
    // would count as having found a mutant.
    include: [
      'tests/domain/**/*.test.ts',
      'tests/api/{readings,schemas,wire}.test.ts',
      'tests/config/{written-twice,owner}.test.ts',
      'tests/seo/json-ld.test.ts',
    ],
    isolate: false,
    // Properties are tried with the same few values for each mutant.
    env: { SEED: '1', RUNS: '50' },
  },
}
