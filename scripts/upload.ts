// Puts a built shop online: `npm run upload -- user@host:/path`, or a folder of this machine. It uploads the files that pages
// need, then the pages, and deletes old files last: so no page ever lacks a file. --dry-run only lists the changes. --from
// takes another folder than dist/, such as a backup.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import * as v from 'valibot'
import { readCached } from './pipeline/atomic-files.ts'
import { NGINX_REDIRECTS } from './pipeline/host/nginx-conf.ts'

/** Compares contents, not times, because every build writes every page. Everybody may read the uploaded files. */
const RSYNC = ['-rls', '--checksum', '--chmod=Du=rwx,Dgo=rx,Fu=rw,Fgo=r', '--out-format=%o %n']
/** Pages, and files about the whole shop. */
const PAGES = [
  '*.html',
  '*.html.br',
  '/.htaccess',
  '/_headers',
  '/_redirects*',
  '/*.json',
  '/*.json.br',
  '/*.xml',
  '/*.xml.br',
]
/** Protects hidden files of the host, such as proofs for certificates. */
const NOT_OURS = '--filter=P /.*'
/** rsync's exit code for a missing folder. */
const NO_FOLDER = 23

/** The used part of a shop's `catalogue.json`. A backup may have an older form. */
const shopSchema = v.object({ apiUrl: v.fallback(v.string(), '') })

class UploadError extends Error {
  /** rsync's exit code, if rsync failed. */
  readonly code: number | undefined

  constructor(message: string, code?: number) {
    super(message)
    this.code = code
  }
}

/** Runs rsync. @returns its output, a line for each file @throws {UploadError} */
async function rsync(...args: string[]): Promise<string[]> {
  const { failed, code, exitCode, stdout, stderr, shortMessage } = await execa('rsync', args, {
    stdin: 'inherit',
    reject: false,
  })
  if (code === 'ENOENT')
    throw new UploadError(
      'rsync is not installed here. Install it (Windows: in WSL), or upload by FTP in the order of scripts/pipeline/HOSTING.md.',
    )
  if (failed) throw new UploadError(`rsync: ${stderr || shortMessage}`, exitCode)
  return stdout.split('\n').filter(Boolean)
}

/** The names in a folder; empty for a missing folder. */
async function namesIn(target: string): Promise<string[]> {
  const lines = await rsync('-s', '--list-only', target).catch((error: unknown) => {
    if (error instanceof UploadError && error.code === NO_FOLDER) return []
    throw error
  })
  return lines.map((line) => line.replace(/^(?:\S+\s+){4}/, '')).filter((name) => name !== '.')
}

/** An upload deletes files, so the folder has to be empty or a shop. @throws {UploadError} */
async function assertPlace(target: string): Promise<void> {
  const names = await namesIn(target)
  const others = names.filter((name) => !name.startsWith('.'))
  if (others.length > 0 && !names.includes('catalogue.json'))
    throw new UploadError(
      `${target} holds something that is no shop (${others.slice(0, 3).join(', ')}), and an upload would delete it: empty the folder, or name another.`,
    )
}

/** @throws {UploadError} */
async function assertShop(from: string, isRemote: boolean): Promise<void> {
  const shop = await readCached(join(from, 'catalogue.json'), shopSchema)
  if (!shop || !existsSync(join(from, 'index.html')))
    throw new UploadError(`There is no shop in ${from}. Build it first: npm run build`)
  const host = URL.parse(shop.apiUrl)?.hostname ?? ''
  if (isRemote && /^(?:localhost|127\..*|\[::1\])$/.test(host))
    throw new UploadError(
      `The shop in ${from} is of the API at ${shop.apiUrl}, which only this machine can reach. Set SHOP_API_URL and build it: npm run build`,
    )
}

/** The paths of the files in rsync's lines. */
const filesOf = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/^(?:send|recv|del\.)\s+/, '')).filter((path) => !path.endsWith('/'))

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, from: { type: 'string', default: 'dist' } },
  })
  const [given] = positionals
  if (given === undefined || positionals.length > 1)
    throw new UploadError('Say where the shop is to lie: npm run upload -- user@host:/path')
  const [from, target] = [values.from, given].map((path) => path.replace(/\/*$/, '/')) as [string, string]
  await assertShop(from, /^[^/]+:/.test(target))
  await assertPlace(target)

  const isTrial = values['dry-run']
  const send = async (...args: string[]) =>
    filesOf(await rsync(...RSYNC, ...(isTrial ? ['--dry-run'] : []), ...args, from, target))
  const assets = await send(...PAGES.map((pattern) => `--exclude=${pattern}`))
  const all = await send('--delay-updates')
  const removed = await send('--delete', '--existing', '--ignore-existing', NOT_OURS)
  const pages = all.filter((path) => !assets.includes(path))
  for (const [what, paths] of Object.entries({
    'Assets sent': assets,
    'Pages sent': pages,
    Removed: removed,
  })) {
    console.log(`${what}: ${paths.length}`)
    if (isTrial) for (const path of paths) console.log(`  ${path}`)
  }
  console.log(isTrial ? 'Nothing was changed (--dry-run).' : `The shop is at ${target}`)
  if (pages.includes(NGINX_REDIRECTS))
    console.log('Redirects have changed. On nginx they hold once it is reloaded: sudo nginx -s reload')
} catch (error) {
  // A failed upload has deleted nothing that is needed: deleting comes last.
  console.error(error instanceof UploadError ? error.message : error)
  exit(1)
}
