import { parseBuildEnv, parsePictureEnv, type Env } from '../../../src/config/build-env.ts'
import { pagePolicy, type PolicyOrigins } from './content-security-policy.ts'
import { inlineHashes } from './inline-code.ts'

/** The beginning of a page that may come before its policy: it has no script, style or link. */
const BEGINNING =
  /^\s*(?:<!doctype\b[^>]*>\s*)?(?:<html\b[^>]*>\s*)?(?:<head\b[^>]*>\s*)?(?:<meta\s+charset\b[^>]*>)?/i

/** Writes a page's own policy before everything that it covers. A text without any element stays as it is. */
export function addPagePolicy(html: string, origins: PolicyOrigins): string {
  if (!html.includes('<')) return html
  const policy = pagePolicy(inlineHashes(html), origins)
  return html.replace(
    BEGINNING,
    (beginning) => `${beginning}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}

/** The origins that pages built in this environment contact. @throws {EnvError} */
export function readOrigins(env: Env): PolicyOrigins {
  const { apiUrl, mediaUrl, withdrawalUrl } = parseBuildEnv(env)
  const { imageCdn } = parsePictureEnv(env)
  // `imageCdn` may be a path of the shop itself.
  const cdn = URL.parse(imageCdn)
  return {
    api: new URL(apiUrl).origin,
    ...(withdrawalUrl !== '' && { withdrawal: new URL(withdrawalUrl).origin }),
    pictures: [new URL(mediaUrl).origin, ...(cdn ? [cdn.origin] : [])],
  }
}
