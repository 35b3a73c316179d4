import type { GenericSchema } from 'valibot'
import { productSchema } from '../../src/api/schemas.ts'
import {
  centsSchema,
  exactCentsSchema,
  flagSchema,
  rawTextSchema,
  idTextSchema,
  requiredTextSchema,
  textSchema,
  wholeNumberSchema,
} from '../../src/api/wire.ts'

/** A part of a JSON schema. */
export type JsonSchema = Record<string, unknown>

/** Each loose type: the schema that reads it, and how it may be written. */
const LOOSE: Readonly<Record<string, [GenericSchema, JsonSchema]>> = {
  Text: [
    textSchema,
    { type: ['string', 'number', 'boolean', 'null'], description: 'A text; null and false are an empty one' },
  ],
  RawText: [
    rawTextSchema,
    { type: ['string', 'number', 'boolean', 'null'], description: 'A text that is read as it is written' },
  ],
  RequiredText: [
    requiredTextSchema,
    { type: ['string', 'number'], minLength: 1, description: 'A text that is not empty' },
  ],
  WholeNumber: [
    wholeNumberSchema,
    { type: ['integer', 'string'], minimum: 0, pattern: '^[0-9]+$', description: '7 or "7"' },
  ],
  Id: [
    idTextSchema,
    { type: ['integer', 'string'], pattern: '^[A-Za-z0-9_]+$', description: 'Letters, digits and _' },
  ],
  Amount: [
    centsSchema,
    { type: ['number', 'string'], minimum: 0, description: 'Euros: 12.9, "12.90" or "12,90"' },
  ],
  Fee: [
    exactCentsSchema,
    { type: ['number', 'string'], minimum: 0, description: 'Euros with at most two decimals: 2.9 or "2,90"' },
  ],
  Flag: [
    flagSchema,
    { enum: [true, false, 1, 0, '1', '0', 'true', 'false', '', null], description: 'Yes or no' },
  ],
}

/** How each loose type may be written, in its place in the document. */
export const LOOSE_TYPES = Object.fromEntries(Object.entries(LOOSE).map(([name, [, json]]) => [name, json]))

/** What is used here of the parts of valibot's schemas. */
interface Parts {
  type: string
  entries?: Record<string, GenericSchema>
  pipe?: readonly GenericSchema[]
  wrapped?: GenericSchema
  item?: GenericSchema
  items?: readonly GenericSchema[]
  value?: GenericSchema
}
const partsOf = (schema: GenericSchema | undefined) => schema as unknown as Parts | undefined

/** What is the same of a schema and of its copy with a fallback. */
const coreOf = (schema: GenericSchema): unknown => partsOf(schema)?.wrapped ?? partsOf(schema)?.pipe ?? schema

const NAMES = new Map([
  ...Object.entries(LOOSE).map(([name, [schema]]) => [coreOf(schema), name] as const),
  [coreOf(productSchema), 'Product'] as const,
])

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The values that a schema reads, as a JSON schema. */
export function toJsonSchema(schema: GenericSchema, isNamed = true): JsonSchema {
  const name = NAMES.get(coreOf(schema))
  if (isNamed && name) return refTo(name)
  const { type, entries, pipe, wrapped, items, value } = schema as unknown as Parts
  // PHP writes a list, and an object of names, in several ways; the schema of the clean one stands behind a conversion.
  for (const clean of partsOf(wrapped)?.pipe?.map(partsOf) ?? []) {
    if (clean?.item)
      return { type: ['array', 'object', 'string', 'null'], maxLength: 0, items: toJsonSchema(clean.item) }
    if (clean?.value)
      return {
        type: ['object', 'array', 'null'],
        maxItems: 0,
        additionalProperties: toJsonSchema(clean.value),
      }
  }
  if (pipe?.[0]) return toJsonSchema(pipe[0])
  if (wrapped) {
    const json = toJsonSchema(wrapped)
    return 'anyOf' in json || Array.isArray(json['type']) ? json : { anyOf: [json, { type: 'null' }] }
  }
  if (items)
    return { type: 'array', prefixItems: items.map((item) => toJsonSchema(item)), minItems: items.length }
  if (value) return { type: 'object', additionalProperties: toJsonSchema(value) }
  if (!entries) return type === 'unknown' ? {} : { type }
  const fields = Object.entries(entries)
  const isOptional = (one: GenericSchema) => 'fallback' in one || /nullish|optional/.test(one.type)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([key, entry]) => [key, toJsonSchema(entry)])),
    required: fields.flatMap(([key, entry]) => (isOptional(entry) ? [] : key)),
  }
}
