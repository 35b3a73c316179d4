import * as v from 'valibot'
import { colourOf } from '../pictures/colours.ts'
import { GARMENT_KINDS } from '../pictures/picture.ts'
import { readTable } from '../read-table.ts'
import { isGarment, type ProductPlan } from './product-plan.ts'

/** What each kind of product is made of, how it is cared for, and what to beware of. */
const INFORMATION = readTable(
  new URL('information.csv', import.meta.url),
  v.object({
    kind: v.picklist(GARMENT_KINDS),
    material: v.string(),
    care: v.string(),
    warnings: v.string(),
  }),
)
/** Who makes what the shop does not print under its own name. */
const SUPPLIER = {
  name: 'Ukážkový úplet, a. s.',
  address: 'Vzorová 3, 911 01 Trenčín',
  email: 'uplet@example.sk',
}

/** Twelve digits with the thirteenth that they call for; those that begin with 2 are nobody's. */
function toEan(id: number): string {
  const digits = `2${String(id).padStart(11, '0')}`
  const sum = Array.from(digits).reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return digits + String((10 - (sum % 10)) % 10)
}

/** What a product's owner says of it beside its description; of one in twenty only its colour and who made it. */
export function productInformation(id: number, plan: ProductPlan) {
  const { material, care, warnings } = INFORMATION.find(({ kind }) => kind === plan.kind) ?? {}
  return {
    ...(plan.colours.length === 1 && { colour: colourOf(plan.colours[0]).name }),
    ...((plan.isWithoutPrint || plan.isEms) && { manufacturer: SUPPLIER }),
    ...(id % 20 !== 15 && { material, care, warnings }),
    ...(!isGarment(plan) && id % 3 === 0 && { ean: toEan(id) }),
  }
}
