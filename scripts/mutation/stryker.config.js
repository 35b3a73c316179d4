import unit from '../../tests/vitest.config.ts'

export default {
  mutate: [
    'src/**/rules/**/*.ts',
    'src/{cart,checkout}/store/**/*.ts',
    'src/api/{wire,schemas}.ts',
    'scripts/pipeline/pull/readings.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/stryker.config.js', pool: 'threads' },
  warnings: { unknownOptions: false },
  ignorePatterns: ['/.cache', '/.demo', '/dist', '/tests/e2e', '/test-results'],
  tempDirName: '.cache/mutation/sandbox',
  // A busy machine may need this long. A longer test counts as an endless loop.
  timeoutMS: 60_000,
  // A mutant in code that runs when a module loads would need all tests.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  test: {
    ...unit.test,
    projects: undefined,
    // No tests that wait for a network: one that fails by chance would seem to find a mutant.
    include: [
      'tests/**/rules/**/*.test.ts',
      'tests/{cart,checkout}/store/**/*.test.ts',
      'tests/api/{schemas,wire}.test.ts',
      'tests/scripts/pipeline/pull/readings.test.ts',
    ],
    environment: 'happy-dom',
    setupFiles: ['tests/fixtures/page-setup.ts'],
    isolate: false,
    // Each mutant is tried with the same few values of each property test.
    env: { SEED: '1', RUNS: '50' },
  },
}
