import { availableParallelism } from 'node:os'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser, findEngines, findWholeBrowser } from '../../scripts/find-browser.ts'
import { useOwnSystemFont } from '../fixtures/system-font.ts'
import { DEMO_DB, DEMO_POINTS, readShopRecord, SHOP_UNDER_TEST } from '../../scripts/test/shop-under-test.ts'

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

// Do not install a browser here: `npm test` has done so, and other tools only read these settings.
const executablePath = await findBrowser({ install: false }).catch(() => undefined)

useOwnSystemFont()

const browser = { ...(executablePath && { executablePath }), args: [...browserArgs] }
const withArgs = (...args: readonly string[]) => ({
  launchOptions: { ...browser, args: [...browserArgs, ...args] },
})
/** Starts no process ahead for a page that never comes. That saves a tenth of the processor's time. */
const ONE_PROCESS = ['--renderer-process-limit=1']

/** Tests in a browser with a font size of 32 px. Tests of other files with their tag also run with 16 px. */
const LARGE_TEXT_TESTS = '**/large-text.e2e.ts'
const LARGE_TEXT = /@large-text/
/** Repeats Playwright's own values, which say that there is a mouse: this flag replaces them. */
const BLINK_SETTINGS =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
/**
 * Tests in which pictures matter. All others leave them out, which saves a fifth of a page's time; that pictures move nothing is a
 * test of layout-shift.e2e.ts, and the journeys in other engines have them, too.
 */
const PICTURES = '**/{home,layout-shift,policy,privacy,product,routes}.e2e.ts'
const WITHOUT_PICTURES = `${BLINK_SETTINGS},imagesEnabled=false`
/** Tests of the back/forward cache, which only a whole browser has. */
const WHOLE_BROWSER_TESTS = '**/bfcache.e2e.ts'
/** Tests of tabs that act at the same moment. Each tab has its own process, as for a shopper. */
const PARALLEL_TABS = '**/order-{once,press,trials}.e2e.ts'
/** The tests for other engines. Debian's WebKit skips the trials, which WebDriver cannot drive. */
const JOURNEY = '**/engines.e2e.ts'
const ENGINE_TESTS = '**/{engines,order-trials}.e2e.ts'
const wholeBrowser = await findWholeBrowser()
if (!wholeBrowser)
  console.warn(
    `${WHOLE_BROWSER_TESTS} is not run: it needs a whole Chromium (Debian: apt-get install chromium).`,
  )

const record = await readShopRecord()
const { port } = new URL(record?.apiUrl ?? 'http://localhost:0')
const servers = [
  {
    command: `scripts/demo-api/main.ts --port ${port} --db ${DEMO_DB} --control --plain-pictures --points ${DEMO_POINTS}`,
    stdout: /^Demo API: (?<DEMO_API_URL>http:\S+)/m,
  },
  { command: `scripts/serve.ts ${SHOP_UNDER_TEST}`, stdout: /^Shop: (?<SHOP_URL>http:\S+)/m },
]

export default defineConfig({
  // `SHOP_URL` names a running shop, such as that of `npm start`.
  webServer: env['SHOP_URL']
    ? []
    : servers.map(({ command, stdout }) => ({
        command: `node ${command}`,
        cwd: fromRoot(''),
        env: { PORT: '0' },
        wait: { stdout },
      })),
  testDir: '.',
  projects: [
    {
      name: 'chromium',
      testMatch: '**/*.e2e.ts',
      testIgnore: [WHOLE_BROWSER_TESTS, PARALLEL_TABS, ENGINE_TESTS, LARGE_TEXT_TESTS, PICTURES],
      use: withArgs(...ONE_PROCESS, WITHOUT_PICTURES),
    },
    { name: 'pictures', testMatch: PICTURES, use: withArgs(...ONE_PROCESS) },
    {
      name: 'large text',
      testMatch: '**/*.e2e.ts',
      grep: LARGE_TEXT,
      use: withArgs(...ONE_PROCESS, `${WITHOUT_PICTURES},defaultFontSize=32`),
    },
    { name: 'parallel tabs', testMatch: PARALLEL_TABS, use: withArgs(WITHOUT_PICTURES) },
    ...findEngines().flatMap(({ name, driver }) =>
      driver
        ? [
            {
              name: `${name} by ${driver}`,
              testMatch: name === 'webkit' && driver === 'Debian' ? JOURNEY : ENGINE_TESTS,
              use: driver === 'Debian' ? { debianEngine: name } : { browserName: name, launchOptions: {} },
            },
          ]
        : [],
    ),
    ...(wholeBrowser
      ? [
          {
            name: 'whole chromium',
            testMatch: WHOLE_BROWSER_TESTS,
            use: {
              launchOptions: {
                executablePath: wholeBrowser,
                args: [...browserArgs],
                // Playwright switches the cache off.
                ignoreDefaultArgs: ['--disable-back-forward-cache'],
              },
            },
          },
        ]
      : []),
  ],
  // Its own folder, because Playwright empties it at the start.
  outputDir: fromRoot('test-results/e2e'),
  fullyParallel: true,
  // More workers than processors, because each waits now and then.
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  forbidOnly: true,
  // Long, because the machine may be busy. `npm run bench` measures times.
  expect: { timeout: 30_000 },
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: fromRoot('test-results/e2e.json') }]],
  use: {
    ...(env['SHOP_URL'] && { baseURL: env['SHOP_URL'] }),
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    // Traces would double the time of the tests. `--trace` switches them on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: browser,
  },
})
