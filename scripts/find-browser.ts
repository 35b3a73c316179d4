import { existsSync } from 'node:fs'
import { env, getuid } from 'node:process'
import { execa } from 'execa'
import { chromium, firefox, webkit } from 'playwright'

/** Debian's Chromium without windows is tried first: with it tests take a third of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = [
  chromium.executablePath(),
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  ),
]
const isRoot = getuid?.() === 0

/** Flags for Chromium beside Playwright's own: no sandbox for root, no requests of the browser itself. */
export const browserArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The first path at which a browser starts. Some systems have a stub there, or lack libraries. */
async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths)
    if (existsSync(path) && !(await execa(path, ['--version'], { reject: false, timeout: 20_000 })).failed)
      return path
  return undefined
}

/** The path of a whole Chromium, if there is one. The headless shell has no back/forward cache. */
export async function findWholeBrowser(): Promise<string | undefined> {
  const candidates = [env['CHROMIUM_PATH'] ?? '', ...WHOLE]
  return firstThatStarts(candidates.filter((path) => !path.includes('headless-shell')))
}

/** Ways to get a browser. Debian has the first package, Ubuntu the second; the third needs the internet. */
const apt = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get']
const INSTALLS = [
  [...apt, 'update'],
  [...apt, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  [...apt, 'install', '-y', '--no-install-recommends', 'chromium'],
  ['playwright', 'install', 'chromium'],
]

/**
 * `CHROMIUM_PATH`, Debian's headless shell, Playwright's own, the system's, else one installed now.
 * @throws Error that says what to do when there is none
 */
export async function findBrowser({ install = true } = {}): Promise<string> {
  const candidates = env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : [HEADLESS_SHELL, ...WHOLE]
  let found = await firstThatStarts(candidates)
  for (const [command = '', ...args] of install && !env['CHROMIUM_PATH'] ? INSTALLS : []) {
    if (found) break
    console.log(`No browser found: ${command} ${args.join(' ')}`)
    await execa(command, args, { preferLocal: true, reject: false, stdio: 'inherit', timeout: 600_000 })
    found = await firstThatStarts(candidates)
  }
  if (found) return found
  throw new Error(
    'No Chromium that starts. Install one (Debian: `sudo apt-get install chromium-headless-shell`; anywhere with internet: ' +
      '`npx playwright install --with-deps chromium`), or set CHROMIUM_PATH to the browser you have.',
  )
}

/** Another browser engine and its driver on this machine: Playwright for its own build, another for Debian's, or none. */
export interface Engine {
  name: 'firefox' | 'webkit'
  driver: 'Playwright' | 'Debian' | undefined
  /** The commands that install engine and driver. */
  install: string
}

const ENGINES = [
  { name: 'firefox', engine: firefox, packages: 'firefox-esr', programs: ['firefox-esr'] },
  {
    name: 'webkit',
    engine: webkit,
    packages: 'webkit2gtk-driver xvfb',
    programs: ['WebKitWebDriver', 'Xvfb'],
  },
] as const

/** The other engines that the tests use. */
export function findEngines(): Engine[] {
  return ENGINES.map(({ name, engine, packages, programs }) => {
    const isDebian = programs.every((program) => existsSync(`/usr/bin/${program}`))
    return {
      name,
      driver: existsSync(engine.executablePath()) ? 'Playwright' : isDebian ? 'Debian' : undefined,
      install: `npx playwright install ${name}, or on Debian apt-get install ${packages}`,
    }
  })
}
