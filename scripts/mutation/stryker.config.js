/** What `npm run test:mutation` breaks, and how. */

export default {
  mutate: ['src/domain/**/*.ts', 'src/config/stored*.ts', 'src/api/{wire,readings,schemas}.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', pool: 'threads' },
  ignorePatterns: ['/.cache', '/.demo', '/dist', '/tests/e2e', '/test-results'],
  tempDirName: '.cache/mutation/sandbox',
  concurrency: 2,
  // As long as a busy machine may need; what takes longer counts as a loop without an end.
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 98, low: 98, break: 98 },
}
