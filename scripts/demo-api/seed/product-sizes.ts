import { toProductRules } from '../../../src/config/product/product-rules.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout/settings.ts'
import type { Cut } from '../../../src/domain/product/cuts.ts'
import { TAGS } from './attributes.ts'
import type { Audience, ProductKind } from './product-plan.ts'

/** A size: the tag that says a product has it, and its label. */
export interface SeedSize {
  tag: number
  label: string
}

const CUTS = toProductRules(DEFAULT_SETTINGS.sizeLabels).cuts

const CUT_OF: Readonly<Record<Audience, Cut>> = {
  men: 'pansky_strih',
  both: 'pansky_strih',
  women: 'damsky_strih',
  unisex: 'unisex_strih',
  boys: 'detsky_strih',
  girls: 'detsky_strih',
  kids: 'detsky_strih',
}

/** What the tag of a size is called; the settings are the one place for labels. */
function sizeOf(tag: number): SeedSize {
  const label = DEFAULT_SETTINGS.sizeLabels.find(([id]) => Number(id) === tag)?.[1]
  if (label === undefined) throw new Error(`The settings name no size for the tag ${tag}`)
  return { tag, label }
}

/** All sizes of a product, smallest first; none for what comes in one form only. */
export function sizesFor(kind: ProductKind, audience: Audience): readonly SeedSize[] {
  if (kind === 'bag') return [sizeOf(TAGS.unisex)]
  if (kind === 'cap') return [sizeOf(audience === 'kids' ? TAGS.capSizeKids : TAGS.capSize)]
  if (kind !== 't-shirt' && kind !== 'sweatshirt') return []
  const labels = CUTS.find(({ cut }) => cut === CUT_OF[audience])?.sizes ?? []
  return DEFAULT_SETTINGS.sizeLabels
    .filter(([, label]) => labels.includes(label))
    .map(([tag, label]) => ({ tag: Number(tag), label }))
}
