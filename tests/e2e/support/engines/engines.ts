import { env } from 'node:process'
import type { OpenProfile } from './engine.ts'
import { firefoxAt } from './firefox.ts'
import { webkitBy } from './webkit.ts'

/** An engine beside Chromium that is installed. */
interface Engine {
  name: 'Firefox' | 'WebKit'
  open: OpenProfile
}

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, XVFB_PATH } = env

/** Those that `npm test` has found (scripts/find-browser.ts). */
export const OTHER_ENGINES: readonly Engine[] = [
  ...(FIREFOX_PATH ? [{ name: 'Firefox' as const, open: firefoxAt(FIREFOX_PATH) }] : []),
  ...(WEBKIT_DRIVER_PATH && XVFB_PATH
    ? [{ name: 'WebKit' as const, open: webkitBy(WEBKIT_DRIVER_PATH, XVFB_PATH) }]
    : []),
]
