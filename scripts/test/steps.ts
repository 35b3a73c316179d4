import { packageBin } from '../package-bin.ts'
import type { ExtraEnv } from '../child.ts'
import { findEngines } from '../find-browser.ts'
import type { Reach } from './changed.ts'
import type { StepName, TestOptions } from './options.ts'
import { CANARY, SHOP_UNDER_TEST } from './shop-under-test.ts'

/** A step of `npm test`: one command. */
export interface Step {
  does: string
  command: readonly string[]
  extraEnv?: ExtraEnv
  /** Where a test runner writes its report; without one the exit code says whether all is well. */
  report?: string
  needsBuild?: true
  /** Other steps would slow it down: it runs after all of them. */
  isAlone?: true
}

/** Tools that read Astro's settings need an address there, and never ask it anything. */
const NO_API = { SHOP_API_URL: 'https://api.invalid' }
const LINT = ['--config=scripts/config/eslint.config.js', '--max-warnings=0', '--no-warn-ignored']
const FORMAT = ['--check', '--ignore-unknown', '--cache', '--cache-location=.cache/prettier']

/**
 * All steps, those first that others wait for or that take long.
 * @param reach what the changed files reach; everything, unless given
 */
export function createSteps(
  { steps, files, grep, isLong, hasTrace }: TestOptions,
  reach?: Reach,
): Readonly<Record<StepName, Step>> {
  const vitest = (name: StepName, config: string, ...projects: string[]) => {
    const report = `test-results/${name}.json`
    const command = [
      ...[packageBin('vitest'), reach ? 'related' : 'run', '--run', `--config=${config}`],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...projects.map((project) => `--project=${project}`),
      ...(grep ? ['--testNamePattern', grep] : []),
      ...(reach ? ['--passWithNoTests', ...reach.files] : files),
    ]
    return { command, report }
  }
  const unitTests = 'tests/vitest.config.ts'
  const playwright = ['test', '--config=tests/e2e/playwright.config.ts', ...(reach?.journeys ?? files)]
  if (grep) playwright.push('--grep', grep)
  if (hasTrace) playwright.push('--trace=retain-on-failure')
  // The types in a file may change while the file does not, so the long run looks at each file anew.
  const cache = isLong ? [] : ['--cache', '--cache-strategy=content', '--cache-location=.cache/eslint']

  return {
    build: {
      does: 'the shop is built for production, from a fresh demo API',
      command: [
        'scripts/test/build-shop.ts',
        ...(reach || !steps.includes('build') ? ['--unless-same'] : []),
      ],
    },
    unit: { does: 'unit tests', ...vitest('unit', unitTests, 'pure', 'page', 'unit', 'processes') },
    component: {
      does: 'islands and enhancements do what they promise, in one page of a real browser',
      ...vitest('component', 'tests/component/vitest.config.ts'),
    },
    lint: {
      does: 'ESLint finds nothing',
      command: [packageBin('eslint'), ...LINT, ...cache, ...(reach?.code ?? ['.'])],
    },
    types: {
      does: 'TypeScript and Astro find no type error',
      command: [packageBin('astro'), 'check'],
      extraEnv: NO_API,
    },
    guards: {
      does: 'the built shop keeps its promises',
      command: ['scripts/pipeline/guards/site/main.ts', SHOP_UNDER_TEST],
      extraEnv: CANARY,
      needsBuild: true,
    },
    built: {
      does: 'pages, headers and files of the shop say what they must',
      ...vitest('built', unitTests, 'built'),
      needsBuild: true,
    },
    format: {
      does: 'every file is formatted as Prettier would',
      command: [packageBin('prettier'), ...FORMAT, '--cache-strategy=content', ...(reach?.files ?? ['.'])],
    },
    unused: {
      does: 'knip finds nothing that nothing uses',
      command: [packageBin('knip'), '--config=.knip.json'],
      extraEnv: NO_API,
    },
    e2e: {
      does: 'shoppers do what they came for, in a real browser',
      command: [packageBin('playwright'), ...playwright],
      report: 'test-results/e2e.json',
      extraEnv: findEngines().paths,
      needsBuild: true,
      // A journey or two that a change needs may run beside its unit tests.
      ...(reach ? {} : ({ isAlone: true } as const)),
    },
  }
}
