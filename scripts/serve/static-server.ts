/** A server of one folder with the CDN's rules: headers, redirects, page addresses, 404, compression, ETag. */
import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'
import { quote } from '../../src/text/quote.ts'
import { NO_PAGE_POLICY } from '../pipeline/headers/content-security-policy.ts'
import { listen } from './port.ts'
import { createRulesReader, matchRedirect, type Rules } from './rules.ts'

/** A server that runs. */
export interface StaticServer {
  /** Where it answers, e.g. `http://localhost:4321`. */
  url: string
  /** Stops it and drops the connections that are open. */
  close: () => Promise<void>
}

const DEFAULT_HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate' }
/** No rule but the one for every address matches this one. */
const UNKNOWN_ADDRESS = '/an/address/of/nobody'
/** Files that give the CDN its orders and are never pages themselves. */
const PRIVATE_FILES = ['/_headers', '/_redirects']
/** Below this size the header and the encoder's own frame outweigh what is saved. */
const MIN_BYTES = 256

/** Compresses a file's content as the server sends it. */
function toBrotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return promisify(brotliCompress)(content, { params })
}

interface FoundFile {
  file: string
  version: string
}

async function findFile(root: string, path: string): Promise<FoundFile | undefined> {
  const isSafe = !/\\|\/\/|\0/.test(path) && !path.split('/').some((step) => step === '..' || step === '.')
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  for (const name of isSafe && !PRIVATE_FILES.includes(path) ? names : []) {
    const state = await stat(join(root, name)).catch(() => undefined)
    if (state?.isFile())
      return {
        file: join(root, name),
        version: `${Math.trunc(state.mtimeMs * 1000).toString(36)}-${state.size}`,
      }
  }
  return undefined
}

/**
 * The one address of a page asked for under another of its names.
 * @example canonicalPath('/kontakt.html') // '/kontakt'
 * @example canonicalPath('/kontakt/') // '/kontakt'
 */
function canonicalPath(path: string): string {
  const bare = path.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '')
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare
}

/**
 * The headers that `_headers` gives the answer at a path. A rule for a folder of files is not applied to the page that
 * says that a file is missing: under the policy of files that page would show nothing.
 */
function rulesFor(path: string, status: number, { headersFor }: Rules): Record<string, string> {
  const headers = headersFor(path)
  const isForFiles = headers['content-security-policy'] === NO_PAGE_POLICY
  // The next build may bring a file that is missing now.
  return status === 404
    ? { ...(isForFiles ? headersFor(UNKNOWN_ADDRESS) : headers), ...DEFAULT_HEADERS }
    : headers
}

/**
 * Serves `dir` at `port` (0 picks a free one) until closed.
 * @throws Error with a sentence for people: the folder is missing, its rules are broken, the port is taken
 */
export async function startStaticServer({ dir, port }: { dir: string; port: number }): Promise<StaticServer> {
  const root = resolve(dir)
  const state = await stat(root).catch(() => undefined)
  if (!state?.isDirectory())
    throw new Error(`There is no folder ${dir} to serve. Build the shop first: npm run build`)
  const readRules = createRulesReader(root)
  await readRules()
  /** What was compressed stays in memory until the file changes. */
  const compressed = new Map<string, { version: string; body: Promise<Buffer> }>()

  async function sendFile(
    c: Context,
    path: string,
    { file, version }: FoundFile,
    status: 200 | 404,
    rules: Rules,
  ) {
    const type = getMimeType(file) ?? 'application/octet-stream'
    const content = await readFile(file)
    const canCompress = content.length >= MIN_BYTES && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)
    // Weak, because one tag stands for both encodings of a file.
    const etag = `W/"${version}"`
    const headers = { ...DEFAULT_HEADERS, 'content-type': type, ...rulesFor(path, status, rules), etag }
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (status === 200 && c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
    if (canCompress) c.header('Vary', 'Accept-Encoding')
    if (!canCompress || !/\bbr\b/.test(c.req.header('accept-encoding') ?? ''))
      return c.body(Uint8Array.from(content), status)
    if (compressed.get(file)?.version !== version) compressed.set(file, { version, body: toBrotli(content) })
    c.header('Content-Encoding', 'br')
    return c.body(Uint8Array.from((await compressed.get(file)?.body) ?? content), status)
  }

  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof URIError) return c.text('Bad Request', 400)
    console.error(`${c.req.method} ${quote(c.req.url)}:`, error)
    return c.text('Internal Server Error', 500)
  })
  app.all('*', async (c) => {
    const rules = await readRules()
    const everywhere = { ...DEFAULT_HEADERS, ...rules.headersFor(UNKNOWN_ADDRESS) }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      // A form for Netlify, which would keep it; only robots fill in the field that nobody sees.
      const { 'form-name': name, web } = c.req.method === 'POST' ? await c.req.parseBody() : {}
      if (typeof name !== 'string' || web) return c.text('Method Not Allowed', 405, everywhere)
      console.log(`The form ${quote(name)} was sent; Netlify would keep it.`)
    }
    const { pathname, search } = new URL(c.req.url)
    const path = decodeURIComponent(pathname)
    const redirect = (status: number, to: string) =>
      c.body(null, status as 301, {
        ...everywhere,
        location: encodeURI(to).replaceAll(/%25(?=[0-9A-F]{2})/gi, '%'),
      })

    const page = canonicalPath(path)
    const found = await findFile(root, page)
    if (found && page === path && page !== '/404') return sendFile(c, path, found, 200, rules)
    if (found && extname(found.file) === '.html' && page !== '/404') return redirect(301, page + search)
    const rule = matchRedirect(rules.redirects, path)
    if (rule && rule.status >= 300 && rule.status < 400)
      return redirect(rule.status, rule.to.includes('?') ? rule.to : rule.to + search)
    const target = rule && (await findFile(root, rule.to))
    if (target) return sendFile(c, path, target, rule.status as 200 | 404, rules)
    const missing = await findFile(root, '/404')
    return missing ? sendFile(c, path, missing, 404, rules) : c.text('Not Found', 404, everywhere)
  })

  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })
  const actualPort = await listen(server, port, 'Choose another with PORT=…, or PORT=0 for any free one.')
  return {
    url: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
