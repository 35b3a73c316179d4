import { SIZE_AGES } from '../../config/size-charts.ts'
import { formatCount } from '../../text/slovak.ts'

const YEARS = { one: 'rok', few: 'roky', other: 'rokov' }

/** The age of children that a size fits; '' for a size without ages. @example sizeAge('134') // 'asi 8 až 9 rokov' */
export function sizeAge(label: string): string {
  const ages = Object.hasOwn(SIZE_AGES, label) ? SIZE_AGES[label] : undefined
  return ages ? `asi\u00A0${ages[0]} až\u00A0${formatCount(ages[1], YEARS)}` : ''
}
