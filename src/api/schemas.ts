import * as v from 'valibot'
import { MAX_REDUCTION_FACTOR, MAX_INFORMATION_LENGTH, MAX_SIZE_NAME } from '../config/product-limits.ts'
import { WITHOUT_PRINT } from '../config/ids.ts'
import { STATUS_WORDS } from '../config/status-words.ts'
import { isEmail } from '../text/email.ts'
import { foldText } from '../text/fold.ts'
import type { Cents } from '../text/money.ts'
import { imagePath, thumbnailPath, webFilesPath } from '../catalogue/rules/image-path.ts'
import { withOffers } from '../catalogue/rules/read-offers.ts'
import { isGtin } from '../catalogue/rules/product-information.ts'
import { createStatusReader } from '../catalogue/rules/product-status.ts'
import type { Product, ProductDetail } from '../catalogue/rules/product.ts'
import { offersSchema } from './offer-schema.ts'
import {
  centsSchema,
  exactCentsSchema,
  flagSchema,
  gtinTextSchema,
  rawTextSchema,
  idTextSchema,
  listSchema,
  looseListSchema,
  optionalCentsSchema,
  recordSchema,
  requiredTextSchema,
  textSchema,
  wholeNumberSchema,
} from './wire.ts'

export const readStatus = createStatusReader(STATUS_WORDS)

/** A status with a badge; `null` for any other. The build names unknown ones (readings.ts). */
const statusSchema = v.pipe(textSchema, v.transform(readStatus))

export const variantSchema = v.object({ name: requiredTextSchema, thumbnail: textSchema })

/** Labels of sizes. PHP writes an empty list as a list of one empty text. */
const labelsSchema = v.pipe(
  listSchema(textSchema),
  v.transform((labels) => labels.filter((label) => label !== '')),
)

/** Sizes that can be bought. `null` or a missing field means that the shop does not know. */
const sizesSchema = v.nullish(labelsSchema, null)

/** The word for a size; '' where it cannot be read. */
export const sizeNameSchema = v.pipe(textSchema, v.maxLength(MAX_SIZE_NAME))

const productFields = {
  id: wholeNumberSchema,
  name: requiredTextSchema,
  product_code: textSchema,
  price: centsSchema,
  price_before: optionalCentsSchema,
  text: rawTextSchema,
  image: textSchema,
  is_hashed_path: textSchema,
  created_at_hard: textSchema,
  tags: looseListSchema(idTextSchema, true),
  slug: requiredTextSchema,
  status: statusSchema,
  type: textSchema,
  forKids: flagSchema,
  textilWithoutPrint: flagSchema,
  variants: looseListSchema(variantSchema, true),
  sizes: sizesSchema,
  allOfSizes: labelsSchema,
  /** It wins over the shop's own table `MADE_TO_ORDER`. */
  made_to_order: v.fallback(v.nullish(flagSchema), null),
  price_max: optionalCentsSchema,
  size_name: v.fallback(sizeNameSchema, ''),
}

const wireProductSchema = v.object(productFields)

/** Whether a previous price may be shown: above the price, but not so far above that it must be a mistake. */
export function isReduction(beforeCents: Cents | null, priceCents: Cents): boolean {
  const before = beforeCents ?? 0
  return before > priceCents && before <= priceCents * MAX_REDUCTION_FACTOR
}

/** The colours, each once: the cart, the address and the feeds know a colour by its name. The build tells the owner (readings.ts). */
function oncePerName<T extends { name: string }>(variants: readonly T[]): T[] {
  return variants.filter(
    ({ name }, at) => at === variants.findIndex((one) => foldText(one.name) === foldText(name)),
  )
}

function toProduct(wire: v.InferOutput<typeof wireProductSchema>): Product {
  const variants = oncePerName(wire.variants)
  const picture = { isHashedPath: wire.is_hashed_path === '1', createdAt: wire.created_at_hard }
  return {
    id: wire.id,
    slug: wire.slug,
    name: wire.name,
    code: wire.product_code,
    priceCents: wire.price,
    priceBeforeCents: isReduction(wire.price_before, wire.price) ? wire.price_before : null,
    descriptionHtml: wire.text,
    imagePath: imagePath({ image: wire.image, ...picture }),
    createdAt: wire.created_at_hard,
    tags: [...new Set(wire.tags)],
    status: wire.status,
    type: wire.type,
    isForKids: wire.forKids,
    isWithoutPrint: wire.textilWithoutPrint || wire.tags.includes(WITHOUT_PRINT),
    variants: variants.map((variant) => ({
      name: variant.name,
      thumbnail: imagePath({ image: variant.thumbnail, ...picture }),
    })),
    swatches: variants.map(() => ''),
    sizes: wire.sizes,
    allOfSizes: wire.allOfSizes,
    isMadeToOrder: wire.made_to_order ?? null,
    ...((wire.price_max ?? 0) > wire.price && { priceMaxCents: wire.price_max as Cents }),
    ...(wire.size_name && { sizeName: wire.size_name }),
  }
}

export const productSchema = v.pipe(wireProductSchema, v.transform(toProduct))

export const imageSchema = v.pipe(
  v.object({ file_path: requiredTextSchema, thumb_file_path: textSchema }),
  v.transform(({ file_path, thumb_file_path }) => {
    const path = webFilesPath(file_path)
    return { path, thumbnailPath: webFilesPath(thumb_file_path) || thumbnailPath(path) }
  }),
)

/** A text of a product's information (rule 131); '' where it cannot be read. The build tells the owner (readings.ts). */
const informationTextSchema = v.fallback(v.pipe(textSchema, v.maxLength(MAX_INFORMATION_LENGTH)), '')

/** A company with its addresses, or its name alone; `null` for a company without a name. */
const makerSchema = v.fallback(
  v.nullish(
    v.pipe(
      v.any(),
      v.transform((maker: unknown) => (typeof maker === 'string' ? { name: maker } : maker)),
      v.object({
        name: informationTextSchema,
        address: informationTextSchema,
        email: v.fallback(v.pipe(informationTextSchema, v.check(isEmail)), ''),
      }),
      v.transform((maker) => (maker.name === '' ? null : maker)),
    ),
    null,
  ),
  null,
)

const informationFields = {
  manufacturer: makerSchema,
  responsible: makerSchema,
  material: informationTextSchema,
  care: informationTextSchema,
  warnings: informationTextSchema,
  ean: v.fallback(v.pipe(gtinTextSchema, v.check(isGtin)), ''),
  colour: informationTextSchema,
}

/** A product with its pictures; the main picture stands in when the list of pictures is empty. */
export const productDetailSchema = v.pipe(
  v.object({
    ...productFields,
    ...informationFields,
    images: looseListSchema(imageSchema),
    offers: offersSchema,
  }),
  v.transform(({ images, offers, ...wire }): ProductDetail => {
    const { priceMaxCents: _, ...plain } = toProduct(wire)
    const product = offers ? withOffers(plain, offers, isReduction).product : plain
    const { manufacturer, responsible, material, care, warnings, ean, colour: color } = wire
    const main = { path: product.imagePath, thumbnailPath: thumbnailPath(product.imagePath) }
    return {
      ...product,
      images: images.length > 0 || main.path === '' ? images : [main],
      information: { manufacturer, responsible, material, care, warnings, ean, color },
    }
  }),
)

/** A text; '' where it cannot be read. */
const looseTextSchema = v.fallback(textSchema, '')

export const categorySchema = v.object({
  name: requiredTextSchema,
  slug: requiredTextSchema,
  /** The slug of the category above it; '' for none, and where it cannot be read. */
  parent: looseTextSchema,
})
export const attributeSchema = v.object({ id: idTextSchema, name: requiredTextSchema })
export const attributeValueSchema = v.object({
  id: idTextSchema,
  attribute_id: idTextSchema,
  name: requiredTextSchema,
  /** How many products the value would show (rule 211); `null` where the API does not count, or nobody can read it. */
  count: v.fallback(v.nullish(wholeNumberSchema, null), null),
})

export const listingSchema = v.object({
  data: v.object({
    catInfo: v.object({
      name: looseTextSchema,
      slug: textSchema,
      text: v.fallback(rawTextSchema, ''),
    }),
    products: listSchema(productSchema),
    active_filters: v.fallback(recordSchema(listSchema(idTextSchema)), {}),
    categories: looseListSchema(categorySchema),
    category_attributes: looseListSchema(attributeSchema),
    category_attribute_values: looseListSchema(attributeValueSchema),
    fixed_category_attributes: looseListSchema(attributeSchema),
    fixed_category_attribute_values: looseListSchema(attributeValueSchema),
  }),
  meta: v.object({
    search_phrase: looseTextSchema,
    whole_prod_count: wholeNumberSchema,
    // The refinements that were asked for, repeated by an API that applies them.
    sort: v.fallback(textSchema, ''),
    available: v.fallback(flagSchema, false),
    price_from: v.fallback(v.nullish(centsSchema, null), null),
    price_to: v.fallback(v.nullish(centsSchema, null), null),
  }),
})

/** `data` is `null` when there is no such product. A price of 0 makes the response unreadable. */
export const productResponseSchema = v.object({
  data: v.nullish(
    v.pipe(
      productDetailSchema,
      v.check(({ priceCents }) => priceCents > 0, 'expected a price above 0'),
    ),
    null,
  ),
})

export const newestSchema = v.object({ data: listSchema(productSchema) })

/** A banner's texts, or its name in their place; `null` for a banner without both (rule 705). */
function toBannerWords(
  name: string,
  wire: { heading: string; subHeading: string; btnText: string; fullSize: boolean },
) {
  const { heading, subHeading, btnText: buttonText, fullSize: isFullSize } = wire
  if (heading || subHeading || buttonText) return { heading, subHeading, buttonText, isFullSize }
  return name && { heading: name, subHeading, buttonText, isFullSize: true }
}

export const bannerSchema = v.pipe(
  v.object({
    file_path: requiredTextSchema,
    link: textSchema,
    name: textSchema,
    bottomHome: flagSchema,
    bottomProduct: flagSchema,
    heading: textSchema,
    subHeading: textSchema,
    btnText: textSchema,
    btnLink: textSchema,
    fullSize: flagSchema,
  }),
  v.transform(({ file_path, link, btnLink, name, bottomHome, bottomProduct, ...words }) => ({
    imagePath: webFilesPath(file_path),
    link: btnLink || link,
    name,
    words: toBannerWords(name, words) || null,
    placement: bottomHome
      ? ('bottom-home' as const)
      : bottomProduct
        ? ('bottom-product' as const)
        : ('hero' as const),
  })),
)

export const deliveryOptionSchema = v.pipe(
  v.object({
    id: wholeNumberSchema,
    name: requiredTextSchema,
    kind: looseTextSchema,
    cost: exactCentsSchema,
    carrier: looseTextSchema,
    points: looseTextSchema,
    // Not checked here: `parseDays` reads the days, and the build names those that it cannot read.
    days: v.optional(v.unknown()),
  }),
  v.transform(({ cost, ...option }) => ({ ...option, costCents: cost })),
)

export const paymentOptionSchema = v.pipe(
  v.object({
    id: wholeNumberSchema,
    name: requiredTextSchema,
    kind: looseTextSchema,
    cost: exactCentsSchema,
    visible_in_delivery: listSchema(wholeNumberSchema),
  }),
  v.transform(({ cost, visible_in_delivery, ...option }) => ({
    ...option,
    costCents: cost,
    visibleInDelivery: visible_in_delivery,
  })),
)

export const sizeLabelSchema = v.tuple([idTextSchema, requiredTextSchema])

/** Tags with their sizes, in the shop's order. A list of pairs keeps that order; JSON sorts the number keys of an object. */
const sizeLabelsSchema = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null, 'expected a list of pairs'),
  v.transform((value): unknown => (Array.isArray(value) ? value : Object.entries(value))),
  looseListSchema(sizeLabelSchema),
)

/** The response to `get_eshop_config`; settings that are absent keep their built-in values. */
export const configSchema = v.object({
  data: v.object({
    banners: looseListSchema(bannerSchema),
    deliveryFreeFrom: v.nullish(exactCentsSchema),
    deliveryOptions: v.nullish(looseListSchema(deliveryOptionSchema, true)),
    paymentOptions: v.nullish(looseListSchema(paymentOptionSchema, true)),
    allSizes: v.nullish(sizeLabelsSchema),
  }),
})

/** The response to `is_logged_in`. The shop only needs to know whether somebody is logged in. */
export const userSchema = v.object({ data: v.nullish(v.record(v.string(), v.unknown()), null) })

/** A text without markup, which a shopper can read out; '' for none. PHP's `true` is no number. */
const orderNumberSchema = v.pipe(
  textSchema,
  v.check((text) => text !== 'true' && !/[<>{}]/.test(text)),
)

export const orderResponseSchema = v.object({
  // An unreadable part beside the status must not make an accepted order count as unknown.
  data: v.object({
    status: textSchema,
    order_number: v.fallback(orderNumberSchema, ''),
    payment_url: v.fallback(textSchema, ''),
  }),
})

/** The API's own error, beside data or instead of them; 0 means no error. */
export const apiErrorSchema = v.object({ error: v.pipe(textSchema, v.nonEmpty(), v.notValue('0')) })
