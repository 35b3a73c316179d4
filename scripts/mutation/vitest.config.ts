import unit from '../../tests/vitest.config.ts'

/** The tests of what Stryker breaks, one after the other in one thread, which is three times as fast. */
export default {
  ...unit,
  test: {
    ...unit.test,
    projects: undefined,
    // A mutant in what a module does while it loads is tried by all tests, any other by those that have reached it. So a
    // test that loads modules anew while it runs has no place here, and none that waits for a network: what fails by
    // chance would count as a mutant that was found.
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
