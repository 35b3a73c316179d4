/** Serves one folder as a CDN does: headers, redirects, addresses of pages, 404, compression, ETag. */
import { stat } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { quote } from '../../src/text/quote.ts'
import { NGINX_REDIRECTS } from '../pipeline/host/nginx-conf.ts'
import { listen } from './port.ts'
import { matchRedirect, readRules, type Rules } from './rules.ts'

/** A running server. */
export interface StaticServer {
  /** Its address, such as `http://localhost:4321`. */
  url: string
  /** Stops it and drops open connections. */
  close: () => Promise<void>
}

const DEFAULT_HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate' }
/** This address matches only the rule for every address. */
const UNKNOWN_ADDRESS = '/an/address/of/nobody'
const METHODS = ['GET', 'HEAD']
/** Files with rules for hosts, which are never sent. */
const PRIVATE_FILES = ['/_headers', '/_redirects', `/${NGINX_REDIRECTS}`]

interface FoundFile {
  file: string
  version: string
}

async function findFile(root: string, path: string): Promise<FoundFile | undefined> {
  // Neither steps such as `..` nor hidden files such as `.env`. Certificates are proved at `/.well-known/`.
  const isSafe = !/\\|\/\/|\0|\/\./.test(path.replace(/^\/\.well-known(?=\/)/, ''))
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
 * The canonical path of a page.
 * @example canonicalPath('/kontakt.html') // '/kontakt'
 * @example canonicalPath('/kontakt/') // '/kontakt'
 */
function canonicalPath(path: string): string {
  const bare = path.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '')
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare
}

/** Sends a file with the headers of its path, or the build's `.br` of it (finish-files.ts). */
async function sendFile(
  c: Context,
  path: string,
  { file, version }: FoundFile,
  status: 200 | 404,
  { headersFor }: Rules,
): Promise<Response> {
  // Weak: one tag is for both encodings of a file.
  const etag = `W/"${version}"`
  // The next build may bring a missing file.
  const own = { ...DEFAULT_HEADERS, ...headersFor(path), ...(status === 404 && DEFAULT_HEADERS) }
  if (status === 200 && c.req.header('if-none-match')?.includes(etag))
    return c.body(null, 304, { ...own, etag })
  const sent = await serveStatic({ path: file, precompressed: true })(c, () => Promise.resolve())
  const headers = new Headers(sent?.headers)
  for (const [name, value] of Object.entries({ ...own, etag, vary: 'Accept-Encoding' }))
    headers.set(name, value)
  return new Response(sent?.body ?? null, {
    status: sent?.status === 200 ? status : (sent?.status ?? 404),
    headers,
  })
}

export interface StaticServerOptions {
  dir: string
  /** 0 for any free one. */
  port: number
  /** Whether other devices reach it, too. */
  isOpen?: boolean
}

/**
 * Serves `dir` until it is closed.
 * @throws {Error} with a sentence to print: the folder is missing, its rules are broken, or the port is taken
 */
export async function startStaticServer({
  dir,
  port,
  isOpen = false,
}: StaticServerOptions): Promise<StaticServer> {
  const root = resolve(dir)
  const state = await stat(root).catch(() => undefined)
  if (!state?.isDirectory())
    throw new Error(`There is no folder ${dir} to serve. Build the shop first: npm run build`)
  let rules = await readRules(root)
  let rulesAt = 0
  /** The present rules: a build may change them while the server runs. */
  async function currentRules(): Promise<Rules> {
    const { mtimeMs } = await stat(join(root, '_headers')).catch(() => ({ mtimeMs: 0 }))
    if (mtimeMs !== rulesAt) rules = await readRules(root)
    rulesAt = mtimeMs
    return rules
  }
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof URIError) return c.text('Bad Request', 400)
    console.error(`${c.req.method} ${quote(c.req.url)}:`, error)
    return c.text('Internal Server Error', 500)
  })
  app.all('*', async (c) => {
    // As a CDN does: only a page that is asked for is sent.
    if (!METHODS.includes(c.req.method))
      return c.text('Method Not Allowed', 405, { Allow: METHODS.join(', ') })
    const rules = await currentRules()
    const everywhere = { ...DEFAULT_HEADERS, ...rules.headersFor(UNKNOWN_ADDRESS) }
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
    const rule = matchRedirect(rules, path)
    if (rule && rule.status >= 300 && rule.status < 400)
      return redirect(rule.status, rule.to.includes('?') ? rule.to : rule.to + search)
    const target = rule && (await findFile(root, rule.to))
    if (target) return sendFile(c, path, target, rule.status as 200 | 404, rules)
    const missing = await findFile(root, '/404')
    return missing ? sendFile(c, path, missing, 404, rules) : c.text('Not Found', 404, everywhere)
  })

  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })
  // As long as a CDN's. After Node's default of five seconds, a busy client may meet a closing connection.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 60_000
  const advice = 'Choose another with PORT=…, or PORT=0 for any free one.'
  const actualPort = await listen(server, { port, isOpen, advice })
  return {
    url: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
