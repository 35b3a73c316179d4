/** Compares what a search says beside its result with the catalogue, without the index. */
import { cutEnding } from '../../../src/product-index/rules/stem.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import type { Understood } from '../../../src/product-index/rules/explain-phrase.ts'
import { foldText } from '../../../src/text/fold.ts'
import { htmlToText } from '../../../src/text/plain-text.ts'

const CUT = '165'

/** The beginning that all forms of a folded word share. */
const begins = (word: string) => ` ${cutEnding(foldText(word))}`
const words = (text: string) => foldText(text).match(/[a-z0-9]+/g) ?? []

/** A product as a person reads it, without the index. */
function readProduct({ attributes }: Catalogue, product: Catalogue['products'][number]) {
  const { name, tags, information, descriptionHtml, priceCents } = product
  const values = attributes.flatMap(({ id, values }) =>
    values.filter((value) => tags.includes(value.id)).map((value) => ({ ...value, attribute: id })),
  )
  const text = foldText(htmlToText(descriptionHtml))
  const material = foldText(`${information.material} ${htmlToText(descriptionHtml)}`)
  const facts = ` ${[name, ...values.map((value) => value.name), product.code].flatMap(words).join(' ')} `
  return {
    id: product.id,
    name,
    tags,
    values,
    priceCents,
    facts,
    material: ` ${material}`,
    text: ` ${text} `,
  }
}

export function createTruth(catalogue: Catalogue) {
  const readAll = new Map(catalogue.products.map((product) => [product.id, readProduct(catalogue, product)]))

  /** What of the sentences and chips beside the result of a phrase is not true of the goods. */
  const untrue = (phrase: string, ids: readonly number[], said: Understood): string[] => {
    const products = ids.flatMap((id) => readAll.get(id) ?? [])
    const { filters, price, category, conditions, isPartial, leftOut, described } = said
    const slugs = new Map(catalogue.categories.map(({ slug, productIds }) => [slug, productIds]))
    const claims: [string, (product: ReturnType<typeof readProduct>) => boolean][] = [
      ...Object.values(filters).map((ids): (typeof claims)[number] => [
        `filter ${ids.join()}`,
        ({ tags }) => ids.some((id) => tags.includes(id)),
      ]),
      [
        'price',
        ({ priceCents }) =>
          priceCents >= (price?.fromCents ?? 0) && priceCents <= (price?.toCents ?? Infinity),
      ],
      ['category', ({ id }) => !category || slugs.get(category.slug)?.includes(id) === true],
      ...conditions.map(({ condition }): (typeof claims)[number] => [
        JSON.stringify(condition),
        ({ values, material }) =>
          'material' in condition
            ? words(condition.material).every((word) => material.includes(begins(word)))
            : values.every(({ attribute, name }) => attribute !== CUT || condition.cuts.includes(name)) ||
              values.some(({ attribute, name }) => attribute === CUT && condition.cuts.includes(name)),
      ]),
      ...(isPartial ? leftOut : []).map((left): (typeof claims)[number] => [
        `left out: ${left}`,
        ({ facts, priceCents }) => {
          const [, most] = /(?:do|pod) (\d+)/.exec(foldText(left)) ?? []
          return most
            ? priceCents > Number(most) * 100
            : !words(left).every((word) => facts.includes(` ${word} `))
        },
      ]),
    ]
    const untold = described.filter((word) => {
      const isInNames = [...readAll.values()].some(({ facts }) => facts.includes(` ${foldText(word)} `))
      return isInNames || !products[0]?.text.includes(begins(word))
    })
    const asked = words(phrase).filter((word) => word.length > 2)
    const isHad = [...readAll.values()].some(({ facts }) =>
      asked.every((word) => facts.includes(` ${word} `)),
    )
    return [
      ...claims.flatMap(([claim, holds]) => {
        const wrong = products.find((product) => !holds(product))
        return wrong ? [`${phrase}: ${claim} is not true of ${wrong.name}`] : []
      }),
      ...untold.map((word) => `${phrase}: names have ${word}, or the first product has it nowhere`),
      ...(isPartial && isHad ? [`${phrase}: the shop has exactly this`] : []),
      ...(leftOut.length > 0 && products.length > 0 && !isPartial
        ? [`${phrase}: not told: ${leftOut.join()}`]
        : []),
    ]
  }

  return { untrue }
}
