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
/** A year for files whose names change with their content. */
const KEPT = { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` }

/** Addresses that need other headers than pages. */
const OTHERS = [
  ['/_astro/*', { ...KEPT, ...NO_PAGE }],
  ['/pictures/*', { ...KEPT, ...NO_PAGE }],
  // Indexes keep their names when the catalogue changes; within a visit a browser need not ask for one again.
  ['/listing/*', { 'Cache-Control': 'public, max-age=300, must-revalidate', ...NO_PAGE }],
  // No search should find feeds.
  ['/feeds/*', { 'X-Robots-Tag': 'noindex', ...NO_PAGE }],
  // They may hold script, and no policy of their own.
  ['/*.svg', NO_PAGE],
  ['/*.xml', NO_PAGE],
  // Who watches the shop asks for it, and wants to know what is true now.
  ['/stav.json', { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }],
] as const

function writeRule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/**
 * The headers of every shop at such an address, in Netlify's form, from which those of other hosts are made. What a build
 * changes stands in the pages (page-policies.ts). For all that is not named hosts say that it is to be asked for anew.
 */
export function headersFile(site: string): string {
  return [
    '# Written by the build, and the same after every build.',
    writeRule('/*', { ...EVERYWHERE, 'Content-Security-Policy': headerPolicy(site) }),
    ...OTHERS.map(([pattern, headers]) => writeRule(pattern, headers)),
    '',
  ].join('\n')
}

/** Writes `_headers` into a folder. @throws {EnvError} */
export async function writeHeaders(dir: string, env: Env): Promise<void> {
  await writeFile(join(dir, '_headers'), headersFile(parseBuildEnv(env).siteUrl))
}
