import type { GenericSchema } from 'valibot'
import { productSchema } from '../../src/api/schemas.ts'
import {
  centsSchema,
  exactCentsSchema,
  flagSchema,
  idTextSchema,
  requiredTextSchema,
  textSchema,
  wholeNumberSchema,
} from '../../src/api/wire.ts'

/** A part of a JSON schema. */
export type JsonSchema = Record<string, unknown>

/** What is used here of the parts of valibot's schemas. */
interface Parts {
  type: string
  entries?: Record<string, GenericSchema>
  pipe?: readonly (GenericSchema & { kind: string })[]
  wrapped?: GenericSchema
  item?: GenericSchema
  value?: GenericSchema
}

/** How each loose type may be written, in its place in the document. */
export const LOOSE_TYPES: Readonly<Record<string, JsonSchema>> = {
  Text: {
    type: ['string', 'number', 'boolean', 'null'],
    description: 'A text; null and false are an empty one',
  },
  RequiredText: { type: ['string', 'number'], minLength: 1 },
  WholeNumber: { type: ['integer', 'string'], minimum: 0, pattern: '^[0-9]+$' },
  Id: { type: ['string', 'number'], pattern: '^[A-Za-z0-9_]+$' },
  Amount: { type: ['number', 'string'], minimum: 0, description: 'Euros: 12.9, "12.90" or "12,90"' },
  Flag: { enum: [true, false, 1, 0, '1', '0', 'true', 'false', '', null] },
}

/** What is the same of a schema and of its copy with a fallback. */
const coreOf = (schema: GenericSchema): unknown => {
  const { wrapped, pipe } = schema as unknown as Parts
  return wrapped ?? pipe ?? schema
}

const NAMES = new Map<unknown, string>(
  (
    [
      [textSchema, 'Text'],
      [requiredTextSchema, 'RequiredText'],
      [wholeNumberSchema, 'WholeNumber'],
      [idTextSchema, 'Id'],
      [centsSchema, 'Amount'],
      [exactCentsSchema, 'Amount'],
      [flagSchema, 'Flag'],
      [productSchema, 'Product'],
    ] as const
  ).map(([schema, name]) => [coreOf(schema), name]),
)

function orNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema['type']) || typeof schema['type'] === 'string')
    return { ...schema, type: [...new Set([schema['type'], 'null'].flat())] }
  return 'anyOf' in schema ? schema : { anyOf: [schema, { type: 'null' }] }
}

const isOptional = (schema: GenericSchema) => 'fallback' in schema || /nullish|optional/.test(schema.type)

/** What a schema reads, as a JSON schema. `meanings` says of fields what their types do not. */
export function toJsonSchema(
  schema: GenericSchema,
  meanings: Readonly<Record<string, string>>,
  isNamed = true,
): JsonSchema {
  const name = NAMES.get(coreOf(schema))
  if (isNamed && name) return { $ref: `#/components/schemas/${name}` }
  const inner = (one: GenericSchema) => toJsonSchema(one, meanings)
  const { type, entries, pipe, wrapped, item, value } = schema as unknown as Parts
  // PHP writes a list, and an object of names, in several ways; the schema of the clean one stands behind a conversion.
  const collection = pipe?.find((part) => part.type === 'array' || part.type === 'record')
  if (collection) return inner(collection)
  if (pipe?.[0]) return inner(pipe[0])
  if (wrapped) return orNull(inner(wrapped))
  if (item) return { type: 'array', items: inner(item) }
  if (value) return { type: 'object', additionalProperties: inner(value) }
  if (!entries) return type === 'unknown' ? {} : { type }
  const required = Object.keys(entries).filter((key) => !isOptional(entries[key] as GenericSchema))
  const properties = Object.entries(entries).map(([key, entry]) => {
    const meaning = meanings[key]
    return [key, { ...inner(entry), ...(meaning !== undefined && { description: meaning }) }]
  })
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties) as JsonSchema,
  }
}
