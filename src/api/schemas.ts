import * as v from 'valibot'
import { MAX_REDUCTION_FACTOR, MAX_INFORMATION_LENGTH } from '../config/product-limits.ts'
import { STATUS_WORDS } from '../config/status-words.ts'
import { isEmail } from '../text/email.ts'
import { foldText } from '../text/fold.ts'
import type { Cents } from '../text/money.ts'
import { imagePath, thumbnailPath, webFilesPath } from '../catalogue/rules/image-path.ts'
import { isGtin } from '../catalogue/rules/product-information.ts'
import { createStatusReader } from '../catalogue/rules/product-status.ts'
import type { Product, ProductDetail } from '../catalogue/rules/product.ts'
import {
  centsSchema,
  exactCentsSchema,
  flagSchema,
  rawTextSchema,
  idTextSchema,
  listSchema,
  recordSchema,
  requiredTextSchema,
  textSchema,
  wholeNumberSchema,
} from './wire.ts'

export const readStatus = createStatusReader(STATUS_WORDS)

/** A status with a badge; `null` for any other. The build names unknown ones (readings.ts). */
const statusSchema = v.pipe(textSchema, v.transform(readStatus))

/** `null` where it cannot be read; the build tells the owner (readings.ts). */
const priceBeforeSchema = v.nullish(v.fallback(v.nullable(centsSchema), null), null)

const variantSchema = v.object({ name: requiredTextSchema, thumbnail: textSchema })

/** Labels of sizes. PHP writes an empty list as a list of one empty text. */
const labelsSchema = v.pipe(
  listSchema(textSchema),
  v.transform((labels) => labels.filter((label) => label !== '')),
)

/** Sizes that can be bought. `null` or a missing field means that the shop does not know. */
const sizesSchema = v.nullish(labelsSchema, null)

const productFields = {
  id: wholeNumberSchema,
  name: requiredTextSchema,
  product_code: textSchema,
  price: centsSchema,
  price_before: priceBeforeSchema,
  text: rawTextSchema,
  image: textSchema,
  is_hashed_path: textSchema,
  created_at_hard: textSchema,
  tags: listSchema(idTextSchema),
  slug: requiredTextSchema,
  status: statusSchema,
  type: textSchema,
  forKids: flagSchema,
  textilWithoutPrint: flagSchema,
  variants: listSchema(variantSchema),
  sizes: sizesSchema,
  allOfSizes: labelsSchema,
  /** It wins over the shop's own table `MADE_TO_ORDER`. */
  made_to_order: v.fallback(v.nullish(flagSchema), null),
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
    isWithoutPrint: wire.textilWithoutPrint,
    variants: variants.map((variant) => ({
      name: variant.name,
      thumbnail: imagePath({ image: variant.thumbnail, ...picture }),
    })),
    swatches: variants.map(() => ''),
    sizes: wire.sizes,
    allOfSizes: wire.allOfSizes,
    isMadeToOrder: wire.made_to_order ?? null,
  }
}

export const productSchema = v.pipe(wireProductSchema, v.transform(toProduct))

const imageSchema = v.pipe(
  v.object({ file_path: requiredTextSchema, thumb_file_path: textSchema }),
  v.transform(({ file_path, thumb_file_path }) => {
    const path = webFilesPath(file_path)
    return { path, thumbnailPath: webFilesPath(thumb_file_path) || thumbnailPath(path) }
  }),
)

/** A text of a product's information (rule 131); '' where it cannot be read. The build tells the owner (readings.ts). */
const informationTextSchema = v.fallback(v.pipe(textSchema, v.maxLength(MAX_INFORMATION_LENGTH)), '')

/** An EAN without the spaces and hyphens between its digits. */
export const gtinTextSchema = v.pipe(
  textSchema,
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
)

/** A company with its addresses; `null` for a company without a name. */
const makerSchema = v.fallback(
  v.nullish(
    v.pipe(
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
  v.object({ ...productFields, ...informationFields, images: listSchema(imageSchema) }),
  v.transform(({ images, ...wire }): ProductDetail => {
    const product = toProduct(wire)
    const { manufacturer, responsible, material, care, warnings, ean, colour: color } = wire
    const main = { path: product.imagePath, thumbnailPath: thumbnailPath(product.imagePath) }
    return {
      ...product,
      images: images.length > 0 || main.path === '' ? images : [main],
      information: { manufacturer, responsible, material, care, warnings, ean, color },
    }
  }),
)

const categorySchema = v.object({
  name: requiredTextSchema,
  slug: requiredTextSchema,
  /** The slug of the category above it; '' for none, and where it cannot be read. */
  parent: v.fallback(textSchema, ''),
})
const attributeSchema = v.object({ id: idTextSchema, name: requiredTextSchema })
const attributeValueSchema = v.object({
  id: idTextSchema,
  attribute_id: idTextSchema,
  name: requiredTextSchema,
  /** How many products the value would show (rule 211); `null` where the API does not count. */
  count: v.nullish(wholeNumberSchema, null),
})

export const listingSchema = v.object({
  data: v.object({
    catInfo: v.object({ name: textSchema, slug: textSchema, text: rawTextSchema }),
    products: listSchema(productSchema),
    active_filters: recordSchema(listSchema(idTextSchema)),
    categories: listSchema(categorySchema),
    category_attributes: listSchema(attributeSchema),
    category_attribute_values: listSchema(attributeValueSchema),
    fixed_category_attributes: listSchema(attributeSchema),
    fixed_category_attribute_values: listSchema(attributeValueSchema),
  }),
  meta: v.object({
    search_phrase: textSchema,
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

const bannerSchema = v.pipe(
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

/** A text; '' where it cannot be read. */
const looseTextSchema = v.fallback(textSchema, '')

const deliveryOptionSchema = v.pipe(
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

const paymentOptionSchema = v.pipe(
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

/** Tags with their sizes, in the shop's order. A list of pairs keeps that order; JSON sorts the number keys of an object. */
const sizeLabelsSchema = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null, 'expected a list of pairs'),
  v.transform((value): unknown => (Array.isArray(value) ? value : Object.entries(value))),
  v.array(v.tuple([idTextSchema, requiredTextSchema])),
)

/** The response to `get_eshop_config`; settings that are absent keep their built-in values. */
export const configSchema = v.object({
  data: v.object({
    banners: listSchema(bannerSchema),
    deliveryFreeFrom: v.nullish(exactCentsSchema),
    deliveryOptions: v.nullish(listSchema(deliveryOptionSchema)),
    paymentOptions: v.nullish(listSchema(paymentOptionSchema)),
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
