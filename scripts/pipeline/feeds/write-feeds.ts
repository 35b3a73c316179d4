import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlToText } from '../../../src/text/plain-text.ts'
import { parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import {
  GOOGLE_CATEGORIES,
  HEUREKA_CARRIERS,
  HEUREKA_CATEGORIES,
  HEUREKA_POST,
} from '../../../src/config/checkout-settings.ts'
import { BRANDS } from '../../../src/config/ids.ts'
import { deliveryTerms } from '../../../src/cart/rules/delivery.ts'
import { MADE_TO_ORDER, toProductRules } from '../../../src/config/product-rules.ts'
import { SHOP } from '../../../src/config/shop.ts'
import { deliveredCents } from '../../../src/cart/rules/delivery.ts'
import type { Pictures } from '../../../src/catalogue/rules/picture.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { FEEDS_DIR, feedText, type Feed } from './feed.ts'
import { heurekaFeed } from './heureka.ts'
import { googleFeed, metaFeed } from './merchant.ts'
import { offersByProduct, type OfferSources } from './offers.ts'

function feedsOf({ settings }: Catalogue, site: string): Feed[] {
  const shop = {
    name: SHOP.name,
    description: SHOP.tagline,
    site,
    deliveryCents: (priceCents: number) => deliveredCents(priceCents, settings),
    categories: GOOGLE_CATEGORIES,
  }
  const heureka = heurekaFeed({
    settings,
    carriers: HEUREKA_CARRIERS,
    categories: HEUREKA_CATEGORIES,
    post: HEUREKA_POST,
  })
  return [heureka, googleFeed(shop), metaFeed(shop)]
}

/** Writes the feeds. @returns a feed's path to the names of products that lack a variant in it @throws {EnvError} */
export async function writeFeeds(
  dir: string,
  catalogue: Catalogue,
  pictures: Pictures,
  env: Env,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { siteUrl, mediaUrl } = parseBuildEnv(env)
  const sources: OfferSources = {
    site: siteUrl,
    mediaUrl,
    pictures,
    rules: toProductRules(catalogue.settings.sizeLabels),
    brands: BRANDS,
    madeToOrder: MADE_TO_ORDER,
    days: deliveryTerms(catalogue.settings.deliveryOptions, SHOP),
    company: SHOP.asManufacturer,
    toText: htmlToText,
  }
  await mkdir(join(dir, FEEDS_DIR), { recursive: true })
  const offers = offersByProduct(catalogue, sources)
  const missing = new Map<string, ReadonlySet<string>>()
  for (const feed of feedsOf(catalogue, siteUrl)) {
    const leftOut = new Set<string>()
    await writeFile(join(dir, feed.path), feedText(feed, offers, leftOut))
    missing.set(feed.path, leftOut)
  }
  return missing
}
