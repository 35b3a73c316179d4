import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[]
}

/** The oldest browsers that can buy: `browserslist` of `package.json` in Vite's spelling, such as `ios16.4`. */
export const TARGETS = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''))

/** Styles also have to work in older browsers, which show the pages without script. */
export const STYLE_TARGETS = [...TARGETS, 'safari16']
