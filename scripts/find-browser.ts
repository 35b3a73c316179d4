/** Finds a Chromium to test in, and installs one when there is none; finds the other engines that the tests can drive. */
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { env, execPath, getuid, platform } from 'node:process'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { packageBin } from './package-bin.ts'

const run = promisify(execFile)

/** Chromium without windows: tests take a third of the time of the whole browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]
const START_LIMIT_MS = 20_000
const DOWNLOAD_LIMIT_MS = 5 * 60_000
const APT_LIMIT_MS = 10 * 60_000

const isRoot = getuid?.() === 0

/** Flags for Chromium beside those that Playwright gives it: no sandbox for root, nothing sent on its own. */
export const browserArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Whether the file is a browser that starts: some systems have a stub there, or lack its libraries. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  try {
    await run(path, ['--version'], { timeout: START_LIMIT_MS })
    return true
  } catch {
    return false
  }
}

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await starts(path)) return path
  return undefined
}

async function tryCommand(command: string, args: readonly string[], limitMs: number): Promise<void> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: limitMs,
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
  // Its exit code is not needed: afterwards a browser is there, or is not.
  await new Promise<void>((done) => child.once('error', () => done()).once('close', () => done()))
}

/** A package with its libraries; as root, or through sudo where that asks no password. */
async function installFromApt(name: string): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return
  console.log(`No browser found. Installing the package ${name} with apt-get…`)
  const sudo = isRoot ? [] : ['sudo', '-n']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command, ...rest] = [...sudo, 'apt-get', ...args] as [string, ...string[]]
    await tryCommand(command, rest, APT_LIMIT_MS)
  }
}

/** Ways to get a browser. Debian has the first package, Ubuntu the second; the third needs the internet. */
const INSTALLS: readonly (() => Promise<void>)[] = [
  () => installFromApt('chromium-headless-shell'),
  () => installFromApt('chromium'),
  downloadFromPlaywright,
]

async function downloadFromPlaywright(): Promise<void> {
  console.log("No browser found. Downloading Playwright's Chromium (about 170 MB)…")
  await tryCommand(execPath, [packageBin('playwright'), 'install', 'chromium'], DOWNLOAD_LIMIT_MS)
}

/**
 * Path of a whole Chromium, if there is one: `CHROMIUM_PATH`, Playwright's own, the system's. Unlike the headless shell it
 * has a back/forward cache.
 */
export async function findWholeBrowser(): Promise<string | undefined> {
  const candidates = [env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS]
  return firstThatStarts(candidates.filter((path) => !path.includes('headless-shell')))
}

/**
 * Path of a Chromium that starts: `CHROMIUM_PATH`, the system's headless shell, Playwright's own, the system's browser,
 * else one installed now.
 * @param options.install whether to install one when none is found
 * @throws Error that says what to do when there is none
 */
export async function findBrowser(options: { install?: boolean } = {}): Promise<string> {
  const chosen = env['CHROMIUM_PATH']
  if (chosen) {
    if (await starts(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is "${chosen}", and there is no browser there that starts.`)
  }

  const own = chromium.executablePath()
  const candidates = platform === 'linux' ? [HEADLESS_SHELL, own, ...SYSTEM_BROWSERS] : [own]
  const found = await firstThatStarts(candidates)
  if (found) return found

  if (options.install ?? true) {
    for (const install of INSTALLS) {
      await install()
      const installed = await firstThatStarts(candidates)
      if (installed) return installed
    }
  }

  throw new Error(
    'No Chromium found. Install one (Debian: `sudo apt-get install chromium-headless-shell`; anywhere with internet: ' +
      '`npx playwright install --with-deps chromium`), or set CHROMIUM_PATH to the browser you have.',
  )
}

/** An engine and the programs that it takes. */
export interface Engine {
  name: string
  /** Where each program usually is, by the environment variable that names another place. */
  programs: Readonly<Record<string, string>>
  /** The Debian packages that bring them. */
  packages: string
}

const ENGINES: readonly Engine[] = [
  { name: 'Firefox', programs: { FIREFOX_PATH: '/usr/bin/firefox-esr' }, packages: 'firefox-esr' },
  {
    name: 'WebKit',
    programs: { WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver', XVFB_PATH: '/usr/bin/Xvfb' },
    packages: 'webkit2gtk-driver xvfb',
  },
]

/** The engines that are there, and those that are not. */
export interface FoundEngines {
  /** Paths of the programs of the engines that are there, by the variables that hand them to the tests. */
  paths: Readonly<Record<string, string | undefined>>
  /** A sentence for each engine that is not: what is not run, and what would change that. */
  notRun: string[]
}

/** Looks for the programs of each engine; one without all of its own is not there. */
export function findEngines(engines: readonly Engine[] = ENGINES): FoundEngines {
  const paths: Record<string, string | undefined> = {}
  const notRun: string[] = []
  for (const { name, programs, packages } of engines) {
    const found = Object.entries(programs).map(
      ([variable, usual]) => [variable, env[variable] ?? usual] as const,
    )
    const lacking = found.find(([, path]) => !existsSync(path))
    for (const [variable, path] of found) paths[variable] = lacking ? undefined : path
    if (lacking)
      notRun.push(
        `tests in ${name}: there is no ${lacking[1]}. On Debian, run: apt-get install ${packages}; ` +
          `elsewhere set ${Object.keys(programs).join(' and ')}.`,
      )
  }
  return { paths, notRun }
}
