import { join } from 'node:path'
import { digestOf } from '../../src/catalogue/digest.ts'
import { htmlToText } from '../../src/catalogue/sanitise.ts'
import { parseBuildEnv } from '../../src/config/build-env.ts'
import { PAYMENT_KINDS, PICKUP_DELIVERY_ID } from '../../src/config/checkout/settings.ts'
import { BRANDS } from '../../src/config/product/brands.ts'
import { MADE_TO_ORDER_CATEGORIES } from '../../src/config/product/made-to-order.ts'
import { toProductRules } from '../../src/config/product/product-rules.ts'
import { HEUREKA_CARRIERS } from '../../src/config/shop/carriers.ts'
import { SHOP } from '../../src/config/shop/shop.ts'
import { deliveredCents } from '../../src/domain/checkout/delivery.ts'
import type { Pictures } from '../../src/domain/product/picture.ts'
import type { Catalogue } from '../../src/domain/shop/catalogue.ts'
import { feedPart, type Feed, type FeedCount } from '../../src/feeds/feed.ts'
import { heurekaFeed } from '../../src/feeds/heureka.ts'
import { googleFeed, metaFeed } from '../../src/feeds/merchant.ts'
import { offersByProduct, type OfferSources } from '../../src/feeds/offers.ts'
import { LAYOUT } from '../../src/messages/shop/layout.ts'
import { openGrowingFile } from './growing-file.ts'
import { openKeptFeeds, writeParts, type FeedParts } from './kept-feeds.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The shop's feeds, with what its settings say of delivering. */
function feedsOf({ settings }: Catalogue, site: string): Feed[] {
  const shop = {
    name: SHOP.name,
    description: LAYOUT.tagline,
    site,
    deliveryCents: (priceCents: number) => deliveredCents(priceCents, settings, PICKUP_DELIVERY_ID),
  }
  const cashPaymentIds = settings.paymentOptions
    .map(({ id }) => id)
    .filter((id) => PAYMENT_KINDS[id] === 'cash-on-delivery')
  const { dispatchDays } = SHOP
  return [
    heurekaFeed({ settings, carriers: HEUREKA_CARRIERS, cashPaymentIds, dispatchDays }),
    googleFeed(shop),
    metaFeed(shop),
  ]
}

/** Where feeds are written, and where those of the last build are. */
export interface FeedFolders {
  fresh: string
  kept: string
}

/**
 * Writes the product feeds, a product at a time; of one that is as it was, what the last build wrote.
 * @param code digest of the code and the settings that they are written with
 * @param pictures what the build knows of the pictures
 * @returns how many offers each has, by its path
 * @throws {EnvError}, and what the disk says
 */
export async function writeFeeds(
  { fresh, kept }: FeedFolders,
  code: string,
  catalogue: Catalogue,
  pictures: Pictures,
  env: Env,
): Promise<ReadonlyMap<string, FeedCount>> {
  const { siteUrl, mediaUrl } = parseBuildEnv(env)
  const sources: OfferSources = {
    site: siteUrl,
    mediaUrl,
    pictures,
    rules: toProductRules(catalogue.settings.sizeLabels),
    brands: BRANDS,
    madeToOrderCategories: MADE_TO_ORDER_CATEGORIES,
    toText: htmlToText,
  }
  const missing = [...pictures].filter(([, picture]) => picture === null).map(([path]) => path)
  const all = digestOf([code, catalogue.settings, missing])
  const feeds = feedsOf(catalogue, siteUrl)
  const before = await openKeptFeeds(
    kept,
    feeds.map(({ path }) => path),
  )
  const written = await Promise.all(
    feeds.map(async (feed) => {
      const file = await openGrowingFile(join(fresh, feed.path))
      return { feed, file, start: await file.add(feed.start), count: { entries: 0, leftOut: 0 } }
    }),
  )
  const products: FeedParts['products'] = []
  for (const { madeOf, offers } of offersByProduct(catalogue, sources)) {
    const key = digestOf([all, madeOf])
    const known = before.find(key)
    const offered = known ? [] : offers()
    const parts: FeedParts['products'][number][1] = []
    for (const [index, { feed, file, count }] of written.entries()) {
      const part = known?.[index] ?? feedPart(feed, offered)
      const bytes = 'text' in part ? await file.add(part.text) : await file.addFrom(part)
      count.entries += part.entries
      count.leftOut += part.leftOut
      parts.push([bytes, part.entries, part.leftOut])
    }
    products.push([key, parts])
  }
  for (const { feed, file } of written) {
    await file.add(feed.end)
    await file.close()
  }
  await before.close()
  await writeParts(fresh, {
    feeds: written.map(({ file, start }) => [file.length(), start]),
    products,
  })
  return new Map(written.map(({ feed, count }) => [feed.path, count]))
}
