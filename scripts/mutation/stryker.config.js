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
  // As long as a busy machine may need; what takes longer counts as a loop without an end.
  timeoutMS: 60_000,
  // Code that runs while a module loads would be tried with all tests.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  test: {
    ...unit.test,
    projects: undefined,
    // Tests that wait for a network are left out: one that fails by chance would count as having found a mutant.
    include: [
      'tests/**/rules/**/*.test.ts',
      'tests/{cart,checkout}/store/**/*.test.ts',
      'tests/api/{schemas,wire}.test.ts',
      'tests/scripts/pipeline/pull/readings.test.ts',
    ],
    environment: 'happy-dom',
    setupFiles: ['tests/fixtures/page-setup.ts'],
    isolate: false,
    // Properties are tried with the same few values for each mutant.
    env: { SEED: '1', RUNS: '50' },
  },
}
