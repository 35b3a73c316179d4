/** Finds the engines beside Chromium that the tests can drive. None is installed by itself. */
import { existsSync } from 'node:fs'
import { env } from 'node:process'

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
