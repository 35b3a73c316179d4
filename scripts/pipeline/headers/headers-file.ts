import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import { headerPolicy, NO_PAGE_POLICY } from './content-security-policy.ts'

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

const NO_PAGE = { 'Content-Security-Policy': NO_PAGE_POLICY }
/** For files whose names change with their content: a browser keeps them for a year. */
const KEPT = { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` }

/** For pictures that search engines, translators and webmail show on their pages. */
const SHOWN_ELSEWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Addresses with other headers than pages. */
const OTHERS = [
  ['/_astro/*', { ...KEPT, ...NO_PAGE }],
  ['/pictures/*', { ...KEPT, ...NO_PAGE, ...SHOWN_ELSEWHERE }],
  ...[
    '/share.png',
    '/favicon.svg',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
    '/apple-touch-icon.png',
  ].map((path) => [path, SHOWN_ELSEWHERE] as const),
  // An index keeps its name when the catalogue changes. A browser keeps it for five minutes.
  ['/listing/*', { 'Cache-Control': 'public, max-age=300, must-revalidate', ...NO_PAGE }],
  // Search engines should not list feeds.
  ['/feeds/*', { 'X-Robots-Tag': 'noindex', ...NO_PAGE }],
  // A monitor asks for it, and needs the present state.
  ['/stav.json', { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }],
] as const

function writeRule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/**
 * The file `_headers` in Netlify's form. Settings of other hosts are made from it. Values that a build changes are inside
 * the pages (`addPagePolicy`). Without a rule for caching, a browser asks for a file again each time.
 * @param markup the addresses of its SVG and XML files: these may hold script, and have no policy inside. A pattern such as
 * `/*.svg` would also match a page whose name ends with svg.
 */
export function headersFile(
  site: string,
  markup: readonly string[] = ['/favicon.svg', '/sitemap.xml'],
): string {
  return [
    '# Written by the build, and the same after every build.',
    writeRule('/*', { ...EVERYWHERE, 'Content-Security-Policy': headerPolicy(site) }),
    ...OTHERS.map(([pattern, headers]) => writeRule(pattern, headers)),
    ...markup.map((path) => writeRule(path, NO_PAGE)),
    '',
  ].join('\n')
}

/** Writes `_headers` into a folder. @throws {EnvError} */
export async function writeHeaders(dir: string, env: Env): Promise<void> {
  const markup = globSync('*.{svg,xml}', { cwd: dir }).map((name) => `/${name}`)
  const all = [...new Set(['/sitemap.xml', ...markup])].toSorted()
  await writeFile(join(dir, '_headers'), headersFile(parseBuildEnv(env).siteUrl, all))
}
