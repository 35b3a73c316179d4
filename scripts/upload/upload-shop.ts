import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import * as v from 'valibot'
import { isThisMachine } from '../pipeline/api-address.ts'
import { readCached } from '../pipeline/atomic-files.ts'
import { NGINX_REDIRECTS } from '../pipeline/host/nginx-conf.ts'

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
/** The file at the target that lists what uploads have put there. */
const LIST = '.uploaded.json'
/** rsync's exit code for a missing folder. */
const NO_FOLDER = 23

/** The used part of a shop's `catalogue.json`. A backup may have an older form. */
const shopSchema = v.object({ apiUrl: v.fallback(v.string(), ''), products: v.array(v.unknown()) })

/** `files` were uploaded; `foreign` ones are of somebody else, and the owner has read their names. */
const listSchema = v.object({ files: v.array(v.string()), foreign: v.array(v.string()) })
const NOTHING_KNOWN: v.InferOutput<typeof listSchema> = { files: [], foreign: [] }

export class UploadError extends Error {
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

/** The paths of the files in a folder; empty for a missing folder. */
async function filesIn(target: string): Promise<string[]> {
  const lines = await rsync('-rs', '--list-only', target).catch((error: unknown) => {
    if (error instanceof UploadError && error.code === NO_FOLDER) return []
    throw error
  })
  return lines.filter((line) => !line.startsWith('d')).map((line) => line.replace(/^(?:\S+\s+){4}/, ''))
}

/** Reads a JSON file of the target. @returns `undefined` if it is missing or has another form */
async function readAt<TSchema extends v.GenericSchema>(target: string, name: string, schema: TSchema) {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    await rsync('-s', `${target}${name}`, `${folder}/`)
    return await readCached(join(folder, name), schema)
  } catch {
    return undefined
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * What earlier uploads have put there. A shop of before such lists has none, so nothing of it is deleted.
 * @param there the paths of its files
 * @throws {UploadError} if something else lies there, which the upload would overwrite
 */
async function readPlace(target: string, there: readonly string[]) {
  const others = there.filter((path) => !path.startsWith('.'))
  const known = there.includes(LIST) ? await readAt(target, LIST, listSchema) : undefined
  if (known || others.length === 0) return known ?? NOTHING_KNOWN
  const shop = there.includes('catalogue.json') && (await readAt(target, 'catalogue.json', shopSchema))
  if (shop) return NOTHING_KNOWN
  throw new UploadError(
    `${target} holds something that is no shop (${others.slice(0, 3).join(', ')}), and an upload would overwrite it: empty the folder, or name another.`,
  )
}

/** Stores what uploads have put there. */
async function writeList(target: string, list: typeof NOTHING_KNOWN): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  await writeFile(join(folder, LIST), JSON.stringify(list))
  await rsync('-s', '--chmod=Fu=rw,Fgo=r', `${folder}/${LIST}`, target)
  await rm(folder, { recursive: true })
}

/** Filters that let rsync delete only these paths, and folders that they leave empty. */
async function deletionFilters(paths: readonly string[]): Promise<{ folder: string; filter: string }> {
  const parents = new Set<string>()
  for (const path of paths)
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) parents.add(`${parent}/`)
  const escape = (path: string) => path.replaceAll(/[*?[\\]/g, '\\$&')
  const rules = [...parents, ...paths].map((path) => `risk /${escape(path)}`)
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  await writeFile(join(folder, 'filter'), [...rules, 'protect *', ''].join('\n'))
  return { folder, filter: `--filter=merge ${join(folder, 'filter')}` }
}

/** @throws {UploadError} */
async function assertShop(from: string, isRemote: boolean): Promise<void> {
  const shop = await readCached(join(from, 'catalogue.json'), shopSchema)
  if (!shop || !existsSync(join(from, 'index.html')))
    throw new UploadError(`There is no shop in ${from}. Build it first: npm run build`)
  if (isRemote && isThisMachine(shop.apiUrl))
    throw new UploadError(
      `The shop in ${from} is of the API at ${shop.apiUrl}, which only this machine can reach. Set SHOP_API_URL and build it: npm run build`,
    )
}

/** The paths of the files in rsync's lines. */
const filesOf = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/^(?:send|recv|del\.)\s+/, '')).filter((path) => !path.endsWith('/'))

/**
 * Uploads a shop, and says what it did, line by line.
 * @param given the folder of the shop, and the place where it is to lie
 * @param isTrial only says what it would do
 * @throws {UploadError} with a sentence to print. It has deleted nothing that is needed: deleting comes last
 */
export async function uploadShop(
  given: { from: string; target: string; isTrial: boolean },
  say: (line: string) => void,
): Promise<void> {
  const { isTrial } = given
  const [from, target] = [given.from, given.target].map((path) => path.replace(/\/*$/, '/')) as [
    string,
    string,
  ]
  await assertShop(from, /^[^/]+:/.test(target))
  const there = await filesIn(target)
  const known = await readPlace(target, there)
  const own = globSync('**/*', { cwd: from, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(from).length))
  const isOwn = new Set([LIST, ...own])
  const earlier = new Set(known.files)
  const old = there.filter((path) => earlier.has(path) && !isOwn.has(path))
  const foreign = there.filter((path) => !earlier.has(path) && !isOwn.has(path) && !path.startsWith('.'))

  const send = async (...args: string[]) =>
    filesOf(await rsync(...RSYNC, ...(isTrial ? ['--dry-run'] : []), ...args, from, target))
  const assets = await send(...PAGES.map((pattern) => `--exclude=${pattern}`))
  const all = await send('--delay-updates')
  // Until old files are deleted, they stay in the list.
  if (!isTrial) await writeList(target, { files: [...own, ...old], foreign })
  const { folder, filter } = await deletionFilters(old)
  await send('--delete', '--existing', '--ignore-existing', filter)
  await rm(folder, { recursive: true })
  if (!isTrial) await writeList(target, { files: own, foreign })
  const pages = all.filter((path) => !assets.includes(path))
  for (const [what, paths] of Object.entries({
    'Assets sent': assets,
    'Pages sent': pages,
    Removed: old,
    'Left, because no upload put them there': foreign.filter((path) => !known.foreign.includes(path)),
  })) {
    const isListed = isTrial || what.startsWith('Left')
    if (paths.length > 0 || !what.startsWith('Left')) say(`${what}: ${paths.length}`)
    if (isListed) for (const path of paths) say(`  ${path}`)
  }
  say(isTrial ? 'Nothing was changed (--dry-run).' : `The shop is at ${target}`)
  if (pages.includes(NGINX_REDIRECTS))
    say(
      'Redirects have changed. nginx follows them once it is reloaded: by the cron of scripts/pipeline/HOSTING.md within two minutes, else by `sudo nginx -s reload`.',
    )
}
