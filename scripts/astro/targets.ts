import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[]
}

/** The oldest browsers that can buy, as `package.json` lists them, in the words of Vite: `ios16.4`. */
export const TARGETS = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''))

/** Styles are also for older ones, which are shown the pages without script. */
export const STYLE_TARGETS = [...TARGETS, 'safari16']
