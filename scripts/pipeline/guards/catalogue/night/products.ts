import { describeLeftOut } from '../../../pull/readings.ts'
import type { PublishedProduct } from '../../../publish/published.ts'
import { brokenTexts } from '../findings.ts'
import { pairShare, type BothShops, type Measure, type Pair } from './both-shops.ts'
import { countValues, percentOf, shareStep, shareText, type Step } from './step.ts'

export function fall(name: string): Measure {
  return ({ now, online }) => {
    const [was, is] = [online.counts[name] ?? 0, now.counts[name] ?? 0]
    return { percent: percentOf(was - is, was), count: was - is, value: `${was} → ${is}` }
  }
}

/** The fall of products that can be bought. A shop with none always stops a build. */
export function available(shops: BothShops): Step {
  const { length } = shops.now.products
  const none: Step = { percent: 100, count: length, value: `${length} → 0` }
  return shops.now.counts['available'] === 0 ? none : (fall('available')(shops) as Step)
}

export const isNew = (field: 'id' | 'slug' | 'name') => pairShare(({ was, now }) => was[field] !== now[field])

/** Products that took over the value of another product online. Empty values do not count. */
export function exchanged(field: 'text' | 'picture' | 'gallery'): Measure {
  return (shops) => {
    const before = new Set(shops.online.products.map((product) => product[field]))
    return pairShare(
      ({ was, now }) => now[field] !== '' && was[field] !== now[field] && before.has(now[field]),
    )(shops)
  }
}

/** The share of products with the most frequent picture, minus that share online. */
export const onePicture: Measure = ({ now, online }) => {
  /** The share in percent; 0 if no picture is shared. */
  const most = (products: readonly PublishedProduct[]) => {
    const counts = [...countValues(products.map(({ picture }) => picture)).values()]
    return percentOf(Math.max(0, ...counts.filter((count) => count > 1)), products.length)
  }
  const usual = online.products.length > 0 ? most(online.products) : 100
  const percent = most(now.products)
  const count = Math.round((percent * now.products.length) / 100)
  return { percent: percent - usual, count, value: shareText(count, now.products.length) }
}

/** The share of sizes that changed. @param toNumbers gives the changed sizes of a product and all that count */
function sizeShare(
  pairs: readonly Pair[],
  toNumbers: (was: number, now: number, all: number) => number[],
): Step {
  let [count, total] = [0, 0]
  for (const { was, now } of pairs) {
    const [part = 0, whole = 0] = toNumbers(was.open, now.open, was.sizes)
    count += Math.max(0, part)
    total += whole
  }
  return { percent: percentOf(count, total), count, value: shareText(count, total) }
}

export const soldOutSizes: Measure = ({ pairs }) => sizeShare(pairs, (was, now) => [was - now, was])
/** Only products count that had another size to buy before. */
export const restockedSizes: Measure = ({ pairs }) =>
  sizeShare(pairs, (was, now, all) => (was > 0 ? [Math.min(now, all) - was, all - was] : []))
/** The growth of the number of sizes: a new spelling of a label becomes a second size. */
export const newSizes: Measure = ({ pairs }) => {
  const total = pairs.reduce((sum, { was }) => sum + was.sizes, 0)
  const count = pairs.reduce((sum, { was, now }) => sum + Math.max(0, now.sizes - was.sizes), 0)
  return { percent: percentOf(count, total), count, value: `${total} → ${total + count}` }
}

/** Names that people type to try out a system. */
const TEST_NAME =
  /^(test|testovac\S*|skúš\S*|lorem|asdf\S*|qwert\S*|x{3,}|dummy|sample|foo|todo)(?![\p{L}-])/iu

export function testNames({ pulled: { catalogue } }: BothShops): Step {
  const names = catalogue.products.map(({ name }) => name)
  return shareStep(
    names.filter((name) => TEST_NAME.test(name)),
    names.length,
  )
}

export function goneProducts({ now, online }: BothShops): Step {
  const [slugs, ids] = [
    new Set(now.products.map(({ slug }) => slug)),
    new Set(now.products.map(({ id }) => id)),
  ]
  const gone = online.products.filter(({ id, slug }) => !slugs.has(slug) && !ids.has(id))
  return shareStep(
    gone.map(({ slug }) => slug),
    online.products.length,
  )
}

export function newProducts({ now, online, nameOf, pairs }: BothShops): Step {
  const known = new Set(pairs.map((pair) => pair.now))
  const added = now.products.filter((product) => !known.has(product)).map(nameOf)
  const total = online.products.length
  return {
    percent: percentOf(now.products.length - total, total),
    count: added.length,
    value: `${total} → ${now.products.length}`,
    details: added,
  }
}

export function leftOut({ pulled }: BothShops): Step {
  return shareStep(pulled.leftOut.map(describeLeftOut), pulled.listed)
}

export function damagedTexts({ pulled: { catalogue } }: BothShops): Step {
  // Tags in a name and codes of another system are ugly, but no bad night makes them.
  const broken = brokenTexts(catalogue).filter(
    ({ isProduct, field, fault }) =>
      isProduct && fault !== 'code' && !(fault === 'markup' && field === 'name'),
  )
  return shareStep(
    broken.map(({ about, note }) => `${about}: ${note}`),
    catalogue.products.length,
  )
}
