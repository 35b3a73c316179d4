import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseBuildEnv, parsePictureEnv, type Env } from '../../../src/config/build-env.ts'
import { eachPage, openBuiltSite } from '../built-site.ts'
import { contentSecurityPolicy, NO_PAGE_POLICY, type PolicyOrigins } from './content-security-policy.ts'
import { inlineHashes, joinHashes, type InlineHashes } from './inline-code.ts'

/** The page that answers every address that is not there. */
const NOT_FOUND = '/404'
const YEAR_S = 31_536_000

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': `max-age=${YEAR_S}`,
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
    'midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const ASKED_ANEW = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
/** For files whose names change with their content. */
const KEPT = { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` }
/** Folders of files that are no pages. */
const NO_PAGES = [
  ['/_astro/*', KEPT],
  ['/pictures/*', KEPT],
  // Indexes keep their names when the catalogue changes; within a visit a browser need not ask for one again.
  ['/listing/*', { 'Cache-Control': 'public, max-age=300, must-revalidate' }],
  // No search should find feeds.
  ['/feeds/*', { ...ASKED_ANEW, 'X-Robots-Tag': 'noindex' }],
] as const

/** Its own address, or one of placeholders for its folder: `/produkt/*` would match `/produkty`, too. */
function patternOf(path: string): string {
  const [folder = '', ...rest] = path.slice(1).split('/')
  return [`/${folder}`, ...rest.map((_, index) => `:part${index + 1}`)].join('/')
}

function writeRule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/**
 * Pages of one kind share a set of hashes, so that no line grows with the catalogue. The rule for every
 * address has all hashes: it applies to `404.html`, and some CDNs send the policies of all matching rules.
 */
export function headersFile(pages: ReadonlyMap<string, InlineHashes>, origins: PolicyOrigins): string {
  const policy = (hashes: readonly InlineHashes[]) => ({
    'Content-Security-Policy': contentSecurityPolicy(joinHashes(hashes), origins),
  })
  // An unknown address in a folder is answered by `404.html` with the folder's headers.
  const notFound = pages.get(NOT_FOUND)
  const kinds = Map.groupBy([...pages].toSorted(), ([path]) => patternOf(path))
  const kindRules = [...kinds].map(([pattern, kind]) => {
    const shown = kind.map(([, hashes]) => hashes)
    return writeRule(pattern, {
      ...ASKED_ANEW,
      ...policy(pattern.includes(':') && notFound ? [...shown, notFound] : shown),
    })
  })
  return [
    '# Written by the build: it knows the scripts and styles of each page.',
    writeRule('/*', { ...EVERYWHERE, ...policy([...pages.values()]) }),
    ...kindRules,
    ...NO_PAGES.map(([folder, headers]) =>
      writeRule(folder, { ...headers, 'Content-Security-Policy': NO_PAGE_POLICY }),
    ),
    '',
  ].join('\n')
}

/** The origins that pages built in this environment contact. @throws {EnvError} */
export function readOrigins(env: Env): PolicyOrigins {
  const { apiUrl, mediaUrl, siteUrl, withdrawalUrl } = parseBuildEnv(env)
  const { imageCdn } = parsePictureEnv(env)
  // An image CDN at the shop's own address is given as a path.
  const cdn = URL.parse(imageCdn)
  return {
    site: new URL(siteUrl).origin,
    api: new URL(apiUrl).origin,
    ...(withdrawalUrl !== '' && { withdrawal: new URL(withdrawalUrl).origin }),
    pictures: [new URL(mediaUrl).origin, ...(cdn ? [cdn.origin] : [])],
  }
}

/** Writes `_headers` for the pages in a folder. @throws {EnvError} */
export async function writeHeaders(dir: string, env: Env): Promise<void> {
  const pages = await eachPage(openBuiltSite(dir), ({ path, html }) => [path, inlineHashes(html)] as const)
  await writeFile(join(dir, '_headers'), headersFile(new Map(pages), readOrigins(env)))
}
