import * as v from 'valibot'
import { readTable } from '../read-table.ts'

/** The slug under which everything is listed; it is no category of its own in `categories`. */
export const ALL_SLUG = 'all'

/** A category; `text` is HTML. */
const categorySchema = v.object({ slug: v.string(), name: v.string(), text: v.string() })
export type SeedCategory = v.InferOutput<typeof categorySchema>

export const CATEGORIES = readTable(new URL('categories.csv', import.meta.url), categorySchema)
