/** A server of one folder with the CDN's rules: headers, redirects, page addresses, 404, compression, ETag. */
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { quote } from '../../src/domain/quote.ts'
import { NO_PAGE_POLICY } from '../pipeline/headers/content-security-policy.ts'
import { type Answer, answerRequest } from './answer.ts'
import { chooseEncoding, createEncoder, isCompressible } from './compress.ts'
import { listen } from './port.ts'
import { createRulesReader, type Rules } from './rules.ts'

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

type Encoder = ReturnType<typeof createEncoder>

async function sendFile(
  answer: Extract<Answer, { kind: 'file' }>,
  {
    request,
    response,
    rules,
    encode,
  }: { request: IncomingMessage; response: ServerResponse; rules: Rules; encode: Encoder },
): Promise<void> {
  const { file, status } = answer
  const contentType = getMimeType(file.path) ?? 'application/octet-stream'
  const canCompress = isCompressible(contentType, file.size)
  const encoding = canCompress ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  // Weak, because one tag stands for all encodings of a file.
  const etag = `W/"${Math.trunc(file.mtimeMs * 1000).toString(36)}-${file.size.toString(36)}"`
  const headers: Record<string, string> = {
    ...DEFAULT_HEADERS,
    'content-type': contentType,
    ...rulesFor(answer.path, status, rules),
    etag,
    ...(canCompress && { vary: 'Accept-Encoding' }),
  }

  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  if (status === 200 && known?.some((tag) => tag === '*' || tag === etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const body = await encode(file, encoding)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

/** Answers with a plain text instead of a file of the shop. */
function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headers, ...DEFAULT_HEADERS, 'content-type': 'text/plain; charset=utf-8' })
  response.end(response.req.method === 'HEAD' ? undefined : text)
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
  const encode = createEncoder()
  await readRules()

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rules = await readRules()
    const everywhere = rules.headersFor(UNKNOWN_ADDRESS)
    const form = await readFormName(request)
    if (form !== undefined) console.log(`The form ${quote(form)} was sent; Netlify would keep it.`)
    else if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Method Not Allowed', { ...everywhere, allow: 'GET, HEAD' })
      return
    }
    const answer = await answerRequest(root, rules, request.url ?? '/')
    if (answer.kind === 'file') await sendFile(answer, { request, response, rules, encode })
    else if (answer.kind === 'redirect') {
      const { status, location } = answer
      sendText(response, status, `Redirecting to ${location}`, { ...everywhere, location })
    } else sendText(response, answer.status, answer.text, everywhere)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(`${request.method ?? ''} ${quote(request.url)}:`, error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal Server Error')
    })
  })
  const actualPort = await listen(server, port, 'Choose another with PORT=…, or PORT=0 for any free one.')
  return {
    url: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The most bytes of a form that are read. */
const MAX_BYTES = 100_000

/**
 * The name of the form that a request sends, as Netlify's forms are sent; `undefined` for any other request. Netlify
 * would store the form; this server does not.
 */
async function readFormName(request: IncomingMessage): Promise<string | undefined> {
  if (request.method !== 'POST') return undefined
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) return undefined
    chunks.push(chunk)
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString())
  // Only robots fill in the field that nobody sees.
  return fields.get('web') ? undefined : (fields.get('form-name') ?? undefined)
}
