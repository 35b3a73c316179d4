import type { Audience, ProductKind, ProductPlan } from './product-plan.ts'

type Gender = 'masculine' | 'feminine' | 'neuter'

const GENDERS: Readonly<Record<ProductKind, Gender>> = {
  't-shirt': 'neuter',
  sweatshirt: 'feminine',
  cap: 'feminine',
  mug: 'masculine',
  bag: 'feminine',
  'photo-box': 'masculine',
  'mouse-pad': 'feminine',
}

/** Adjectives agree with the noun; what is for everybody has none. */
const ADJECTIVES: Readonly<Record<Audience, Readonly<Record<Gender, string>>>> = {
  men: { masculine: 'Pánsky', feminine: 'Pánska', neuter: 'Pánske' },
  women: { masculine: 'Dámsky', feminine: 'Dámska', neuter: 'Dámske' },
  both: { masculine: '', feminine: '', neuter: '' },
  unisex: { masculine: '', feminine: '', neuter: '' },
  boys: { masculine: 'Chlapčenský', feminine: 'Chlapčenská', neuter: 'Chlapčenské' },
  girls: { masculine: 'Dievčenský', feminine: 'Dievčenská', neuter: 'Dievčenské' },
  kids: { masculine: 'Detský', feminine: 'Detská', neuter: 'Detské' },
}

/**
 * The product's name.
 * @example productName(plan) // 'Detská mikina s kapucňou Raketa'
 */
export function productName(plan: Pick<ProductPlan, 'kind' | 'audience' | 'model' | 'label'>): string {
  const adjective = ADJECTIVES[plan.audience][GENDERS[plan.kind]]
  const text = `${adjective} ${plan.model} ${plan.label}`.trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
