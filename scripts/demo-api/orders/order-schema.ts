import * as v from 'valibot'
import { centsSchema, flagSchema, textSchema, wholeNumberSchema } from '../../../src/api/wire.ts'
import { MAX_FIELD_LENGTH, MAX_NOTE_LENGTH, MAX_ORDER_LINES } from '../../../src/config/limits.ts'
import { QUANTITY } from '../../../src/config/cart/quantity.ts'
import {
  emptyCustomer,
  type CustomerData,
  type CustomerFlag,
  type CustomerTextField,
} from '../../../src/domain/checkout/customer.ts'
import { isVariableSymbol } from '../../../src/domain/checkout/variable-symbol.ts'
import { isEmail } from '../../../src/domain/email.ts'

/** By what factor limits here exceed those of the shop, so that no shopper who keeps to those is refused. */
const GENEROSITY = 2
const MAX_LINES = GENEROSITY * MAX_ORDER_LINES
const MAX_TEXT = GENEROSITY * MAX_FIELD_LENGTH
const MAX_NOTE = GENEROSITY * MAX_NOTE_LENGTH

const shortText = v.pipe(textSchema, v.maxLength(MAX_TEXT, `expected at most ${MAX_TEXT} characters`))

/** Name, price and picture of a line are not read: the catalogue has them. */
const lineSchema = v.object({
  id: wholeNumberSchema,
  count: v.pipe(
    wholeNumberSchema,
    v.minValue(QUANTITY.min, `expected ${QUANTITY.min} to ${QUANTITY.max} pieces`),
    v.maxValue(QUANTITY.max, `expected ${QUANTITY.min} to ${QUANTITY.max} pieces`),
  ),
  size: shortText,
  color: shortText,
  cut: shortText,
  selectedCut: shortText,
})

const emptyFields = emptyCustomer('')
const fieldNames = Object.keys(emptyFields) as (keyof CustomerData)[]
const isFlag = (name: keyof CustomerData): name is CustomerFlag => typeof emptyFields[name] === 'boolean'
const isText = (name: keyof CustomerData): name is CustomerTextField => !isFlag(name)

/** As in the checkout, only the e-mail has a rule (rule 503). */
const customerSchema = v.object({
  ...v.entriesFromList(fieldNames.filter(isText), shortText),
  ...v.entriesFromList(fieldNames.filter(isFlag), flagSchema),
  email: v.pipe(shortText, v.check(isEmail, 'expected an e-mail address')),
  order_note: v.pipe(textSchema, v.maxLength(MAX_NOTE, `expected at most ${MAX_NOTE} characters`)),
})

/** What the shop reads of `eshopData`. */
export const eshopDataSchema = v.object({
  cart: v.pipe(
    v.array(lineSchema, 'expected a list of lines'),
    v.nonEmpty('the cart is empty'),
    v.maxLength(MAX_LINES, `expected at most ${MAX_LINES} lines`),
  ),
  chosenDelivery: wholeNumberSchema,
  chosenPayment: wholeNumberSchema,
  customerData: customerSchema,
  // The sums that the shopper saw; they may be missing.
  totalPrice: v.optional(centsSchema),
  deliveryFee: v.optional(centsSchema),
  paymentFee: v.optional(centsSchema),
  // It may be missing, because only this storefront sends it.
  variableSymbol: v.optional(
    v.pipe(
      textSchema,
      v.check((text: string) => isVariableSymbol(text), 'expected 1 to 10 digits'),
    ),
  ),
})

/** An order as it was asked for; what it costs is not known yet. */
export type RequestedOrder = v.InferOutput<typeof eshopDataSchema>
