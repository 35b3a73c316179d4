import { getEshopConfig, getProduct, isLoggedIn } from '../../src/api/calls.ts'
import type { ApiClient } from '../../src/api/client.ts'
import { ApiError } from '../../src/api/errors.ts'
import { CatalogueError } from '../pipeline/guards/catalogue/catalogue-error.ts'
import { PULL_LIMITS, pullCatalogue, type PulledCatalogue } from '../pipeline/pull/pull-catalogue.ts'
import { checkBuild, foreseeBuild, foreseeStop, type Foresight } from './check-build.ts'
import { checkListing } from './check-listing.ts'
import { checkOrder } from './check-order.ts'
import { checkPictures } from './check-pictures.ts'
import { describeCount, type Checked } from './checked.ts'
import { present } from '../pipeline/report/finding.ts'
import { isReadable, listenTo, ORIGIN, type Heard } from './listen.ts'

const UNKNOWN_SLUG = 'no-such-product-of-this-shop'
const UNKNOWN_ID = 999_999_999

export interface CheckOptions {
  /** The API's base, without a slash at its end. */
  url: string
  /** The base of the pictures, without a slash at its end. */
  mediaUrl: string
  /** How long a response may take, in milliseconds. */
  timeoutMs: number
  /** True if test orders may be sent. */
  hasOrder: boolean
  /** Called when a check ends. */
  onChecked: (what: string, checked: Checked) => void
}

export interface Verdict {
  /** False if the API did not answer the first call; then no other was made. */
  isReached: boolean
  findings: number
  /** What a build would do with this API. */
  build: Foresight
  /** Two sentences: the calls that were made, and the things that cannot be seen from outside. */
  summary: string
}

/** Calls an API as a build and a browser do. Changes nothing there unless `hasOrder` is set. */
export async function checkApi({
  url,
  mediaUrl,
  timeoutMs,
  hasOrder,
  onChecked,
}: CheckOptions): Promise<Verdict> {
  const heard = listenTo(url, timeoutMs)
  const { api } = heard
  let pulled: PulledCatalogue | undefined
  let build: Foresight = { text: '', toOwner: '' }
  let pictures = 0
  const checks: Record<string, () => Promise<Checked | readonly string[]>> = {
    preflights: () => checkPreflights(url, timeoutMs),
    get_eshop_config: async () => {
      await getEshopConfig(api)
      return []
    },
    is_logged_in: async () => findStranger('a token of nobody', isLoggedIn(api, 'nobody')),
    build: async () => {
      pulled = await pullCatalogue(api, { ...PULL_LIMITS, now: new Date().toISOString() })
      build = foreseeBuild(pulled)
      return checkBuild(pulled)
    },
    get_products: () => checkListing(api),
    get_product: async () => (pulled ? checkProduct(api, pulled) : []),
    pictures: async () => {
      if (!pulled) return []
      const { count, findings } = await checkPictures(pulled.catalogue, mediaUrl, timeoutMs)
      pictures = count
      return findings
    },
    ...(hasOrder && {
      new_order: async () => (pulled ? checkOrder(heard, pulled, timeoutMs) : []),
    }),
    'every response': () => Promise.resolve(checkResponses(heard)),
  }
  let findings = 0
  let isReached = true
  for (const [what, check] of Object.entries(checks)) {
    const { result, isUnreachable } = await check().then(
      (result) => ({ result, isUnreachable: false }),
      (error: unknown) => {
        const isUnreachable = error instanceof UnreachableError
        if (what === 'build' || isUnreachable) build = foreseeStop(error)
        return { result: explain(error, heard), isUnreachable }
      },
    )
    const checked = 'findings' in result ? result : { findings: result }
    findings += checked.findings.length
    onChecked(what, checked)
    isReached = !isUnreachable
    // Stop here, so that a monitor hears at once that the API cannot be reached.
    if (isUnreachable) break
  }
  const { products, categories } = pulled?.catalogue ?? { products: [], categories: [] }
  const asked = [
    describeCount(heard.calls, 'call'),
    describeCount(products.length, 'product'),
    describeCount(Math.max(0, categories.length - 1), 'category', 'categories'),
    describeCount(pictures, 'picture'),
  ].join(', ')
  return {
    isReached,
    findings,
    build,
    summary: `Asked: ${asked}; ${hasOrder ? 'orders were sent' : 'no order was sent'}. ${UNSEEN(hasOrder)}`,
  }
}

const UNSEEN = (hasOrder: boolean) =>
  `From outside nobody can see ${hasOrder ? '' : 'how orders are taken (--order sends some), '}` +
  "whether each is priced from the API's own catalogue, stored once when it comes twice at the same time and answered with an e-mail, " +
  'and whether names, texts and pictures are those of the right products: look at the shop that a build makes.'

function explain(error: unknown, { error: said }: Heard): readonly string[] {
  if (error instanceof CatalogueError) return error.lines
  if (error instanceof ApiError)
    return [error.message + (error.kind === 'http' && said ? `; the API says "${said}"` : '')]
  if (error instanceof Error && error.name === 'TimeoutError') return ['there is no answer in time']
  throw error
}

/** The API gives no answer at all. */
class UnreachableError extends CatalogueError {}

/** The preflights that a browser sends before a token and before an order. */
const PREFLIGHTS = { 'v1/auth/?a=is_logged_in': 'GET', 'v1/post/index.php': 'POST' }

async function checkPreflights(url: string, timeoutMs: number): Promise<string[]> {
  const findings: string[] = []
  for (const [path, method] of Object.entries(PREFLIGHTS)) {
    const headers = {
      Origin: ORIGIN,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization',
    }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${url}/${path}`, { method: 'OPTIONS', headers, signal }).catch(() => {
      throw new UnreachableError([{ reason: 'unreachable', value: url }])
    })
    const allowed =
      response.headers
        .get('access-control-allow-headers')
        ?.toLowerCase()
        .split(/[\s,]+/) ?? []
    const call = `OPTIONS ${path}`
    if (!response.ok)
      findings.push(
        `${call} is answered with the status ${response.status}: answer it with 204, because a browser asks it before ${method === 'POST' ? 'each order' : 'it sends a token'}`,
      )
    else if (!isReadable(response))
      findings.push(`${call}: send Access-Control-Allow-Origin: * (or the shop's own address)`)
    else if (!allowed.includes('authorization'))
      findings.push(
        `${call} does not allow Authorization: name it in Access-Control-Allow-Headers${allowed.includes('*') ? ', because * does not stand for it' : ''}`,
      )
  }
  return findings
}

/** `get_product` gives the same product for its slug and its id, and none for an unknown one. */
async function checkProduct(api: ApiClient, { catalogue }: PulledCatalogue): Promise<string[]> {
  const [first] = catalogue.products
  if (!first) return ['no product of the listing is there by its slug']
  const { slug, id } = first
  const [bySlug, byId] = [await getProduct(api, { slug }), await getProduct(api, { pid: id })]
  const isOther = JSON.stringify(byId) !== JSON.stringify(bySlug)
  return present(
    isOther && `slug=${slug} and pid=${id} give different answers`,
    ...(await findStranger(`slug=${UNKNOWN_SLUG}`, getProduct(api, { slug: UNKNOWN_SLUG }))),
    ...(await findStranger(`pid=${UNKNOWN_ID}`, getProduct(api, { pid: UNKNOWN_ID }))),
  )
}

/** Checks a call about an unknown product or token: the API answers with data null and status 200. */
async function findStranger(what: string, call: Promise<unknown>): Promise<string[]> {
  try {
    return (await call) ? [`${what} gives something: give data null and an error`] : []
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === null) throw error
    return [`${what} is answered with the status ${error.status}: answer 200, with data null and an error`]
  }
}

function checkResponses({ unreadable, phpMessages }: Heard): string[] {
  return present(
    unreadable.size > 0 &&
      `browsers may not read ${[...unreadable].join(', ')}: send Access-Control-Allow-Origin: * (or the shop's own address)`,
    ...[...phpMessages].map((message) => `PHP prints beside the JSON: ${message}`),
  )
}
