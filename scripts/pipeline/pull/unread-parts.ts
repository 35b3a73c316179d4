import * as v from 'valibot'
import {
  attributeSchema,
  attributeValueSchema,
  bannerSchema,
  categorySchema,
  deliveryOptionSchema,
  paymentOptionSchema,
  sizeLabelSchema,
} from '../../../src/api/schemas.ts'
import {
  entryName,
  faultyInput,
  issuePlace,
  rawTextSchema,
  textSchema,
  unreadEntries,
  wholeNumberSchema,
} from '../../../src/api/wire.ts'
import { printable, quote } from '../../../src/text/quote.ts'
import type { Finding } from '../report/finding.ts'
import type { PARTS } from '../report/texts.ts'

/*
 * The optional parts of an answer that cannot be read: filters, their values and counts, banners, categories and their texts,
 * deliveries, payments, sizes. The shop leaves them out (src/api/schemas.ts), and the report names them
 * (src/api/README.md, 'Loose types').
 */

type Fields = Readonly<Record<string, unknown>>

const valueSchema = v.object({
  ...attributeValueSchema.entries,
  count: v.nullish(wholeNumberSchema),
})

/** The lists of answers by their names. An unreadable count is left out without its value. */
const LISTS: Readonly<Record<string, readonly [part: keyof typeof PARTS, entry: v.GenericSchema]>> = {
  categories: ['category', categorySchema],
  category_attributes: ['filter', attributeSchema],
  category_attribute_values: ['value', valueSchema],
  fixed_category_attributes: ['filter', attributeSchema],
  fixed_category_attribute_values: ['value', valueSchema],
  banners: ['banner', bannerSchema],
  deliveryOptions: ['delivery', deliveryOptionSchema],
  paymentOptions: ['payment', paymentOptionSchema],
  allSizes: ['size', sizeLabelSchema],
}

/** A fault as `name: ""`, without a length or an index. */
function describe(issue: v.BaseIssue<unknown>): string {
  return [issuePlace(issue), quote(faultyInput(issue))].filter(Boolean).join(': ')
}

/** The filter that a value belongs to. */
function filterName(data: Fields, value: unknown): string | undefined {
  const id = String((Object(value) as Fields)['attribute_id'])
  const filters = ['fixed_category_attributes', 'category_attributes'].flatMap((list) =>
    Object.values(Object(data[list]) as Fields),
  )
  return entryName(filters.find((one) => String((Object(one) as Fields)['id']) === id))
}

function unreadIn(data: Fields, list: string): Finding[] {
  const [part, schema] = LISTS[list] ?? []
  if (!part || !schema) return []
  return unreadEntries(data[list], schema).map(({ entry, issue }) => {
    const filter = part === 'value' ? filterName(data, entry) : undefined
    const name = [filter, entryName(entry)].filter((one) => one !== undefined)
    return { kind: 'unread', part, about: printable(name.join(' ')), note: describe(issue) }
  })
}

function unreadOfCategory({ name, slug, text }: Fields): Finding[] {
  const about = entryName({ name, slug }) ?? ''
  const faults = [
    ['name', v.safeParse(textSchema, name).issues],
    ['text', v.safeParse(rawTextSchema, text).issues],
  ] as const
  return faults.flatMap(([field, issues]): Finding[] =>
    issues
      ? [{ kind: 'unread', part: 'category', about, note: `${field}: ${quote(faultyInput(issues[0]))}` }]
      : [],
  )
}

/** Reads an answer by its schema, and the findings about its optional parts that cannot be read. */
export function withUnread<const TSchema extends v.GenericSchema<unknown, object>>(schema: TSchema) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<TSchema> & { unread: Finding[] } => {
      const { success, output, issues } = v.safeParse(schema, dataset.value)
      if (!success) {
        for (const issue of issues) addIssue(issue as Parameters<typeof addIssue>[0])
        return NEVER
      }
      const data = Object((Object(dataset.value) as Fields)['data']) as Fields
      const unread = [
        ...unreadOfCategory(Object(data['catInfo']) as Fields),
        ...Object.keys(LISTS).flatMap((list) => unreadIn(data, list)),
      ]
      return { ...output, unread }
    }),
  )
}
