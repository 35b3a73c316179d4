import {
  callApi,
  callAndRead,
  getPath,
  ORIGIN,
  readBy,
  transportFaults,
  type CheckedApi,
  type Differences,
} from './call-api.ts'
import type { ListingEntry } from '../../src/api/build-calls.ts'
import {
  apiErrorSchema,
  configSchema,
  newestSchema,
  productResponseSchema,
  userSchema,
} from '../../src/api/schemas.ts'
import { quote } from '../../src/domain/quote.ts'
import { parseBannerLink } from '../../src/domain/shop/banner-link.ts'

const UNKNOWN_SLUG = 'no-such-product-of-this-shop'

/** Banners and settings can be read, and banners lead somewhere. */
export async function checkConfig(api: CheckedApi): Promise<Differences> {
  const { output, faults } = await callAndRead(api, { action: 'get_eshop_config' }, configSchema)
  const astray = (output?.data.banners ?? []).filter(
    ({ link }) => link.trim() !== '' && parseBannerLink(link) === null,
  )
  return [
    ...faults,
    ...astray.map(({ link }) => `a banner's link is ${quote(link)}: use a path of the shop or http(s)://`),
  ]
}

/** The newest products can be read. */
export async function checkNewest(api: CheckedApi): Promise<Differences> {
  return (await callAndRead(api, { action: 'get_newest_products', q: 'value2' }, newestSchema)).faults
}

/** A product is the same by its slug and by its id, and for an unknown slug the answer is null and an error. */
export async function checkProduct(api: CheckedApi, { id, slug }: ListingEntry): Promise<Differences> {
  const getProduct = (which: Record<string, string | number>) =>
    callAndRead(api, { action: 'get_product', ...which }, productResponseSchema)
  const [bySlug, byId, unknown] = await Promise.all([
    getProduct({ slug }),
    getProduct({ pid: id }),
    callApi(api, getPath({ action: 'get_product', slug: UNKNOWN_SLUG })),
  ])
  const product = bySlug.output?.data
  const missing = (which: string) => `${which} gives no product, though it is listed`
  const none = readBy(unknown, productResponseSchema)
  const isError = 'output' in readBy(unknown, apiErrorSchema)
  return [
    ...bySlug.faults,
    ...byId.faults.map((fault) => `pid=${id}: ${fault}`),
    ...(bySlug.output && !product ? [missing(`slug=${slug}`)] : []),
    ...(byId.output && !byId.output.data ? [missing(`pid=${id}`)] : []),
    ...(product && product.id !== id ? [`slug=${slug} gives product ${product.id}: give product ${id}`] : []),
    ...(product && byId.output?.data && JSON.stringify(product) !== JSON.stringify(byId.output.data)
      ? [`slug=${slug} and pid=${id} give different answers`]
      : []),
    ...('output' in none && none.output.data
      ? [`slug=${UNKNOWN_SLUG} gives a product: give null and an error`]
      : []),
    ...(isError
      ? []
      : [`slug=${UNKNOWN_SLUG} gives no error: say in \`error\` that there is no such product`]),
  ]
}

/** An API that sends `ETag` answers 304 to a client that has the response already; it need not send any. */
export async function checkTags(api: CheckedApi, { slug }: ListingEntry): Promise<Differences> {
  const path = getPath({ action: 'get_product', slug })
  const etag = (await callApi(api, path)).headers.get('etag')
  if (etag === null) return []
  const { status } = await callApi(api, path, { headers: { 'If-None-Match': etag } })
  return status === 304
    ? []
    : [`If-None-Match with the answer's own ETag gives ${status}: give 304 without a body`]
}

/** An unknown token is no login, and browsers may send the header that tokens are in. */
export async function checkLogin(api: CheckedApi): Promise<Differences> {
  const path = 'v1/auth/?a=is_logged_in'
  const answer = await callApi(api, path, { headers: { Authorization: 'Bearer nobody' } })
  const preflight = await callApi(api, path, {
    method: 'OPTIONS',
    headers: {
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  })
  const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
  const read = readBy(answer, userSchema)
  return [
    ...transportFaults(answer),
    ...('faults' in read ? read.faults : []),
    ...('output' in read && read.output.data !== null ? ['a token of nobody is taken for a login'] : []),
    ...(preflight.status < 300 && (allowed === '*' || allowed.includes('authorization'))
      ? []
      : ['the preflight does not allow the header Authorization: list it in Access-Control-Allow-Headers']),
  ]
}

/** The picture of a product is at the address that the contract gives it. */
export async function checkPicture(
  mediaUrl: string,
  imagePath: string,
  timeoutMs: number,
): Promise<Differences> {
  if (imagePath === '') return []
  const { status, trouble, headers } = await callApi({ url: mediaUrl, timeoutMs }, `web_files/${imagePath}`)
  const type = headers.get('content-type') ?? ''
  if (trouble !== undefined) return [trouble]
  if (status !== 200)
    return [`web_files/${imagePath} is answered with ${status}: see 'is_hashed_path' and 'image'`]
  return type.startsWith('image/') ? [] : [`web_files/${imagePath} is ${quote(type)}, and no picture`]
}
