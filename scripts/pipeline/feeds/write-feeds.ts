import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlToText } from '../../../src/catalogue/text.ts'
import { parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import {
  GOOGLE_CATEGORIES,
  HEUREKA_CARRIERS,
  HEUREKA_CATEGORIES,
  PAYMENT_KINDS,
  PICKUP_DELIVERY_ID,
} from '../../../src/config/checkout/settings.ts'
import {
  BRANDS,
  MADE_TO_ORDER_CATEGORIES,
  toProductRules,
} from '../../../src/config/product/product-rules.ts'
import { SHOP } from '../../../src/config/shop/shop.ts'
import { deliveredCents, deliveryTimes } from '../../../src/domain/checkout/delivery.ts'
import type { Pictures } from '../../../src/domain/product/picture.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { FEEDS_DIR, feedPart, type Feed, type FeedCount } from './feed.ts'
import { heurekaFeed } from './heureka.ts'
import { googleFeed, metaFeed } from './merchant.ts'
import { offersByProduct, type OfferSources } from './offers.ts'
import { LAYOUT } from '../../../src/messages/shop/layout.ts'

/** The shop's feeds, with its settings of delivery. */
function feedsOf({ settings }: Catalogue, site: string): Feed[] {
  const { dispatchDays, deliveryDays } = SHOP
  const shop = {
    name: SHOP.name,
    description: LAYOUT.tagline,
    site,
    deliveryCents: (priceCents: number) => deliveredCents(priceCents, settings, PICKUP_DELIVERY_ID),
    times: deliveryTimes(dispatchDays, deliveryDays),
    categories: GOOGLE_CATEGORIES,
  }
  const cashPaymentIds = settings.paymentOptions
    .map(({ id }) => id)
    .filter((id) => PAYMENT_KINDS[id] === 'cash-on-delivery')
  const heureka = heurekaFeed({
    settings,
    carriers: HEUREKA_CARRIERS,
    categories: HEUREKA_CATEGORIES,
    cashPaymentIds,
    dispatchDays,
  })
  return [heureka, googleFeed(shop), metaFeed(shop)]
}

/** How many characters are gathered before they are written: the whole feed of a large shop is longer than a string can be. */
const BUFFERED = 1_000_000

/**
 * Writes the product feeds into a folder, a product at a time.
 * @param pictures what the build knows of the pictures
 * @returns how many offers each has, by its path
 * @throws {EnvError}, and what the disk says
 */
export async function writeFeeds(
  dir: string,
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
    company: SHOP.asManufacturer,
    toText: htmlToText,
  }
  await mkdir(join(dir, FEEDS_DIR), { recursive: true })
  const feeds = await Promise.all(
    feedsOf(catalogue, siteUrl).map(async (feed) => ({
      feed,
      buffer: feed.start,
      count: { entries: 0, leftOut: 0 },
      file: await open(join(dir, feed.path), 'w'),
    })),
  )
  for (const offers of offersByProduct(catalogue, sources))
    for (const one of feeds) {
      const { text, entries, leftOut } = feedPart(one.feed, offers)
      one.buffer += text
      one.count.entries += entries
      one.count.leftOut += leftOut
      if (one.buffer.length < BUFFERED) continue
      await one.file.appendFile(one.buffer)
      one.buffer = ''
    }
  for (const { feed, file, buffer } of feeds) {
    await file.appendFile(buffer + feed.end)
    await file.close()
  }
  return new Map(feeds.map(({ feed, count }) => [feed.path, count]))
}
